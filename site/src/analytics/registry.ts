import type { Settings } from '../model/settings.ts';
import { matomo } from './matomo.ts';
import { plausible } from './plausible.ts';
import type { AnalyticsPlan, AnalyticsService } from './service.ts';
import { umami } from './umami.ts';

export type ServiceId = Exclude<Settings['analytics']['service'], 'none'>;

/** Every analytics service that the site can use. A further one is one file, one line here and its name in the settings. */
export const services: Readonly<Record<ServiceId, AnalyticsService>> = { plausible, umami, matomo };

/** The service that the owner has chosen and how it is reached; null for none, which is how the site ships. */
export function chosenAnalytics({
  analytics,
}: Pick<Settings, 'analytics'>): { service: ServiceId; plan: AnalyticsPlan } | null {
  const { service, address, site } = analytics;
  if (service === 'none' || address === undefined || site === undefined) return null;
  const { script, attributes } = services[service];
  return { service, plan: { address, site, script: script(address), attributes: attributes(site) } };
}
