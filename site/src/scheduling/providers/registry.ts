import type { SchedulerProvider } from '../provider.ts';
import { cal } from './cal.ts';
import { calendly } from './calendly.ts';
import { google } from './google.ts';
import { iframe } from './iframe.ts';
import { local } from './local.ts';

/** Every scheduling service that the site can embed: another one is a file, a line here, and a name in model/settings.ts. */
export const providers: readonly SchedulerProvider[] = [local, calendly, cal, google, iframe];

/**
 * The service that `scheduler.provider` in the owner's settings names.
 * @throws Error when there is none of that name; the content check says so first, with file and line.
 */
export function getProvider(id: string): SchedulerProvider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new Error(`No scheduling service is called "${id}".`);
  return found;
}
