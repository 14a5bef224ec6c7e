import type { ContentIssue } from '../content-reader/content-issue.ts';
import { issueAt } from '../content-reader/content.ts';
import type { Content } from '../model/collections.ts';
import { closestMatch } from '../lib/closest-match.ts';
import { providers } from './providers/registry.ts';

/** Hosts on this machine or in a private network: names without a dot, and IP addresses. */
const localHost = /^([^.]+|.*\.(local|internal|localhost|\d+))$/;

/** The hint for a service without a provider. */
const otherServices =
  'Acuity, Square, Setmore, SavvyCal and any other booking page that may be framed are iframe, with addresses such as https://app.acuityscheduling.com/schedule/…';

/** Why a URL works with no service, as "must …"; null if it may work. */
function urlProblem(url: URL, provider: string): string | null {
  if (url.username || url.password) return 'must not hold a user name or a password';
  if (url.hostname.includes('*')) return 'must name one host';
  // It redirects to another host, which the content security policy doesn't allow in a frame.
  if (url.hostname === 'calendar.app.google')
    return 'must be the address on calendar.google.com that this short link leads to, with provider google: open it, and copy that';
  // The service in scheduler/ may run on this machine.
  if (provider === 'local') return null;
  if (url.protocol !== 'https:')
    return 'must begin with https://: browsers refuse other frames on a secure page';
  return localHost.test(url.hostname) ? 'must be on a host that visitors can reach' : null;
}

/** The issues of the scheduler's settings: an unknown service, or booking URLs that don't work with it. */
export function providerIssues({ settings }: Content): ContentIssue[] {
  const known = providers.map(({ id }) => id);
  return settings.flatMap((entry): ContentIssue[] => {
    const { scheduler } = entry.data;
    const provider = providers.find(({ id }) => id === scheduler.provider);
    if (!provider) {
      const message = `allowed: ${known.join(', ')}; ${otherServices}`;
      const suggestion = closestMatch(scheduler.provider, known);
      return [issueAt(entry, ['scheduler', 'provider'], scheduler.provider, message, suggestion)];
    }
    return Object.entries(scheduler.events).flatMap(([event, value]) => {
      const url = new URL(value);
      const problem = urlProblem(url, provider.id) ?? provider.problem?.(url);
      return problem ? [issueAt(entry, ['scheduler', 'events', event], value, problem)] : [];
    });
  });
}
