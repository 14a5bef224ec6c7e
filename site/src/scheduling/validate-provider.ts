import type { ContentIssue } from '../model/content-issue.ts';
import { issueAt, type Content } from '../model/content.ts';
import { closestMatch } from '../model/closest-match.ts';
import { providers } from './providers/registry.ts';

/** Hosts that only this machine or an office's own network knows: names without a dot, and numbers. */
const localHost = /^([^.]+|.*\.(local|internal|localhost|\d+))$/;

/** Services by what their name and their hosts have in common, the provider that embeds each, and a booking page. */
const services: readonly { name: string; pattern: RegExp; provider: string; example?: string }[] = [
  { name: 'Calendly', pattern: /calendly/, provider: 'calendly' },
  { name: 'Cal.com', pattern: /^(app\.|www\.)?cal\.?com$/, provider: 'cal' },
  { name: 'Google Calendar', pattern: /google/, provider: 'google' },
  {
    name: 'Acuity',
    pattern: /acuity|squarespace|\.as\.me$/,
    provider: 'iframe',
    example: 'https://app.acuityscheduling.com/schedule/…',
  },
  {
    name: 'Square',
    pattern: /square/,
    provider: 'iframe',
    example: 'https://book.squareup.com/appointments/…',
  },
  { name: 'Setmore', pattern: /setmore/, provider: 'iframe', example: 'https://your-business.setmore.com' },
  {
    name: 'SavvyCal',
    pattern: /savvycal/,
    provider: 'iframe',
    example: 'https://savvycal.com/your-name/consultation',
  },
  { name: 'TidyCal', pattern: /tidycal/, provider: 'iframe' },
  { name: 'YouCanBookMe', pattern: /youcanbook/, provider: 'iframe' },
  { name: 'Microsoft Bookings', pattern: /microsoft|outlook\.office|bookings\.cloud/, provider: 'iframe' },
];

/** Which provider embeds the service of a name or a host, where it is another than the one that stands there. */
function providerHint(nameOrHost: string, present: string): string | undefined {
  const service = services.find(({ pattern }) => pattern.test(nameOrHost.toLowerCase()));
  if (!service || service.provider === present) return undefined;
  const { name, provider, example } = service;
  const events = example ? ` and the addresses of its booking pages, such as ${example}` : '';
  return `${name} is embedded with provider ${provider}${events}`;
}

/** Why no visitor could book at a URL, whatever the service; null when one can. */
function urlProblem(url: URL, provider: string): string | null {
  if (url.username || url.password) return 'must not hold a user name or a password';
  if (url.hostname.includes('*')) return 'must name one host';
  // It leads to another host, whose page the site's policy would not let into the frame.
  if (url.hostname === 'calendar.app.google')
    return 'must be the address on calendar.google.com that this short link leads to, with provider google: open it, and copy that';
  // The service in scheduler/ stands on this machine until it is given a host of its own.
  if (provider === 'local') return null;
  if (url.protocol !== 'https:')
    return 'must begin with https://: browsers refuse other frames on a secure page';
  return localHost.test(url.hostname) ? 'must be on a host that visitors can reach' : null;
}

/** Whether the settings name a scheduling service that the site can embed, and events of it that can be booked. */
export function providerIssues({ settings }: Content): ContentIssue[] {
  const known = providers.map(({ id }) => id);
  return settings.flatMap((entry): ContentIssue[] => {
    const { scheduler } = entry.data;
    const provider = providers.find(({ id }) => id === scheduler.provider);
    if (!provider) {
      const hint = providerHint(scheduler.provider, scheduler.provider);
      const suggestion = hint ? undefined : closestMatch(scheduler.provider, known);
      const message = [hint, `allowed: ${known.join(', ')}`].filter(Boolean).join('; ');
      return [issueAt(entry, ['scheduler', 'provider'], scheduler.provider, message, suggestion)];
    }
    return Object.entries(scheduler.events).flatMap(([event, value]) => {
      const url = new URL(value);
      const problem = urlProblem(url, provider.id) ?? provider.problem?.(url);
      if (!problem) return [];
      const message = [problem, providerHint(url.hostname, provider.id)].filter(Boolean).join('; ');
      return [issueAt(entry, ['scheduler', 'events', event], value, message)];
    });
  });
}
