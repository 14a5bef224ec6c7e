import type { Settings } from '../../site/src/model/settings.ts';
import { getProvider } from '../../site/src/scheduling/providers/registry.ts';

const mostRedirects = 10;

/** Whether a source of `frame-ancestors` lets an origin in. */
function letsIn(source: string, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = ''] = /^(?:(https?:)\/\/)?([^/]+)/i.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;
}

/** Whether a status says that a page is missing; others, such as 403, may be about the program that asks. */
export const isGone = (status: number): boolean => status === 404 || status === 410 || status >= 500;

/** What of a page's headers keeps it out of a frame on an origin; null when nothing does. */
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
 * The booking pages of the settings whose service sends no messages. If one of them refuses to be framed, only visitors
 * notice it.
 */
export function silentBookingPages({ scheduler }: Settings): string[] {
  return getProvider(scheduler.provider).messages ? [] : Object.values(scheduler.events);
}

/**
 * Why a booking page that sends no messages cannot stand in the site's frame: nothing else would tell that the frame
 * stays empty. It leads to another host, which the site's policy does not know, or refuses to be framed.
 * @param site the origin of the public site.
 * @returns what to do about it; null when the page can be framed.
 * @throws Error when the page cannot be reached.
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
