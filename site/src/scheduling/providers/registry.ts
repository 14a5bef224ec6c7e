import type { SchedulerProvider } from '../provider.ts';
import { cal } from './cal.ts';
import { calendly } from './calendly.ts';
import { google } from './google.ts';
import { iframe } from './iframe.ts';
import { local } from './local.ts';

/** The scheduling services that the site can embed. A new one needs a file, a line here and a name in model/settings.ts. */
export const providers: readonly SchedulerProvider[] = [local, calendly, cal, google, iframe];

/**
 * The service with an id, which `scheduler.provider` in the owner's settings names.
 * @throws Error if there is none; the content check reports that first, with file and line.
 */
export function getProvider(id: string): SchedulerProvider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new Error(`No scheduling service is called "${id}".`);
  return found;
}
