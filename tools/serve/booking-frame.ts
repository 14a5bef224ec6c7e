import type { Settings } from '../../site/src/model/settings.ts';
import { getProvider } from '../../site/src/scheduling/providers/registry.ts';

const mostRedirects = 10;

/** Whether a source of `frame-ancestors` matches an origin. */
function letsIn(source: string, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = ''] = /^(?:(https?:)\/\/)?([^/]+)/i.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;
}

/** Whether a status means that a page doesn't work. Others, such as 403, may only refuse this program. */
export const isGone = (status: number): boolean => status === 404 || status === 410 || status >= 500;

/** The header that forbids framing a page on an origin; null if none does. */
function refusal(headers: Headers, origin: string): string | null {
  const policies = (headers.get('content-security-policy') ?? '')
    .split(',')
    .flatMap((policy) => /(?:^|;)\s*frame-ancestors([^;]*)/i.exec(policy)?.[1] ?? []);
  if (policies.length > 0) {
    const refusing = policies.find(
      (sources) => !sources.split(/\s+/).some((source) => source && letsIn(source, origin)),
    );
    return refusing === undefined ? null : `frame-ancestors${refusing}`;
  }
  const option = headers.get('x-frame-options');
  return option && /deny|sameorigin/i.test(option) ? `X-Frame-Options: ${option}` : null;
}

/**
 * The booking pages in the settings if their service sends no messages, because then the site can't detect that one of
 * them refuses to be framed.
 */
export function silentBookingPages({ scheduler }: Settings): string[] {
  return getProvider(scheduler.provider).messages ? [] : Object.values(scheduler.events);
}

/**
 * Checks whether the site can frame a booking page. It can't if the page redirects to another host, which the content
 * security policy doesn't allow, or if the page refuses to be framed.
 * @param site the origin of the public site.
 * @returns what to do about it; null if the page can be framed.
 * @throws Error if the page can't be reached.
 */
export async function bookingFrameProblem(bookingUrl: string, site: string): Promise<string | null> {
  const { origin } = new URL(bookingUrl);
  let url = bookingUrl;
  let leavesOrigin = false;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) {
      if (leavesOrigin)
        return `leads to ${url}, which the page may not frame: write that address, on ${new URL(url).origin}`;
      if (isGone(answer.status)) return `status ${answer.status}`;
      const reason = refusal(answer.headers, site);
      return (
        reason && `refuses to be framed on ${site} (${reason}): allow it there, or choose another service`
      );
    }
    url = new URL(location, url).href;
    leavesOrigin ||= new URL(url).origin !== origin;
  }
  return `redirects more than ${mostRedirects} times`;
}
