import type { Settings } from './settings.ts';

/** What scheduling services are called in a sentence, by the name of their provider. */
const names: Readonly<Record<string, string>> = {
  calendly: 'Calendly',
  cal: 'Cal.com',
  google: 'Google Calendar',
  local: 'our own scheduling service',
};

/** The scheduling service as a sentence names it; of a booking page that is none of the known ones, its host. */
export function schedulerName({ provider, events }: Settings['scheduler']): string | undefined {
  const address = events?.['free-consultation'];
  return names[provider.toLowerCase()] ?? (URL.canParse(address) ? new URL(address).host : undefined);
}
