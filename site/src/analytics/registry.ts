import type { Settings } from '../model/settings.ts';

/** What the browser needs to count a page view. */
export interface AnalyticsPlan {
  /** Where the service stands: its script, and where it is told of visits. */
  address: string;
  /** The service's id for this site. */
  site: string;
  /** The service's script, and the attributes that it reads. */
  script: string;
  attributes: Readonly<Record<string, string>>;
}

/** Custom events besides page views. */
type CountedEvent = 'calendar shown' | 'booked';

interface EventDetails {
  page: string;
  campaign: string;
}

/** One analytics service that sets no cookies: everything the site knows about it. */
export interface AnalyticsService {
  script(address: string): string;
  attributes(site: string): Readonly<Record<string, string>>;
  /** Where the script sends what it counts. */
  connect(address: string): readonly string[];
  /** Sets up the globals that the script expects when it runs. */
  prepare: (plan: AnalyticsPlan) => void;
  send: (event: CountedEvent, details: EventDetails) => void;
}

type Plausible = ((event: string, options: { props: object }) => void) & { q?: unknown[] };

declare global {
  interface Window {
    plausible?: Plausible;
    umami?: { track: (event: string, data: object) => void };
    _paq?: unknown[][];
  }
}

/** Plausible, hosted or self-hosted: `site` is the domain it counts under. Source: plausible.io/docs/custom-event-goals. */
const plausible: AnalyticsService = {
  script: (address) => `${address}/js/script.js`,
  attributes: (site) => ({ 'data-domain': site }),
  connect: (address) => [new URL(address).origin],
  prepare: () => {
    const keep: Plausible = (...call) => {
      (keep.q ??= []).push(call);
    };
    window.plausible ??= keep;
  },
  send: (event, details) => window.plausible?.(event, { props: details }),
};

const hostedUmami = 'https://cloud.umami.is';

/** Umami, hosted or self-hosted: `site` is the website's id. Source: umami.is/docs/tracker-functions. */
const umami: AnalyticsService = {
  script: (address) => `${address}/script.js`,
  // Newer scripts know a visitor again by a mark in the browser's storage, unless told not to.
  attributes: (site) => ({ 'data-website-id': site, 'data-identity-stitching': 'false' }),
  // The hosted script sends to a host of its own.
  connect: (address) =>
    new URL(address).origin === hostedUmami ? ['https://api-gateway.umami.dev'] : [new URL(address).origin],
  prepare: () => undefined,
  // Umami has no queue: what happens before its script is there waits for it.
  send: (event, details) => {
    if (window.umami) window.umami.track(event, details);
    else {
      document
        .querySelector('script[data-website-id]')
        ?.addEventListener('load', () => window.umami?.track(event, details), { once: true });
    }
  },
};

/** Matomo without cookies: `site` is the site's number. Source: developer.matomo.org/guides/tracking-javascript-guide. */
const matomo: AnalyticsService = {
  script: (address) => `${address}/matomo.js`,
  attributes: () => ({}),
  connect: (address) => [new URL(address).origin],
  prepare: ({ address, site }) => {
    window._paq ??= [];
    window._paq.push(
      ['disableCookies'],
      // Its other way is a picture, which the page's policy does not allow.
      ['alwaysUseSendBeacon'],
      ['setTrackerUrl', `${address}/matomo.php`],
      ['setSiteId', site],
      ['trackPageView'],
    );
  },
  send: (event, { page, campaign }) => window._paq?.push(['trackEvent', event, page, campaign]),
};

export type ServiceId = Exclude<Settings['analytics']['service'], 'none'>;

/** Every analytics service that the site can use. A further one is added here, and its name in the settings. */
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
