import { createHash } from 'node:crypto';
import { trustWidgetScript, videoPlayerOrigin } from '../src/lib/testimonials.ts';
import { chosenAnalytics, services } from '../src/analytics/registry.ts';
import type { Settings } from '../src/model/settings.ts';
import type { ProviderSources } from '../src/scheduling/provider.ts';
import { getProvider } from '../src/scheduling/providers/registry.ts';

/** Somebody else's service. A page that embeds it holds the mark, and may load from its sources. */
interface Guest {
  mark: string;
  sources: Partial<ProviderSources>;
}

const charset = /<head>\s*<meta charset="utf-8"\s*\/?>/i;
const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
/** Scripts that are no scripts: a policy does not ask after data. */
const dataType = /\btype="?application\/(?:ld\+)?json/;
/** What no hash can allow: browsers would leave it out without a word. */
const handlerOrStyle = /<[a-z][^>]*\s(?:on[a-z]+|style)=/i;
const scriptsAndStyles = /<(script|style)\b[\s\S]*?<\/\1>/g;

const reviewOrigin = new URL(trustWidgetScript).origin;
const otherGuests: readonly Guest[] = [
  { mark: `${videoPlayerOrigin}/`, sources: { frame: [videoPlayerOrigin] } },
  { mark: 'class="trustpilot-widget', sources: { script: [reviewOrigin], frame: [reviewOrigin] } },
];

/** The analytics service that the owner has chosen, by the mark of the script that brings it. */
function analyticsGuests(settings: Settings): Guest[] {
  const chosen = chosenAnalytics(settings);
  if (!chosen) return [];
  const { service, plan } = chosen;
  const sources = { script: [new URL(plan.script).origin], connect: services[service].connect(plan.address) };
  return [{ mark: ' data-analytics>', sources }];
}

/** What a page embeds of other services. @throws Error for a calendar whose booking address is not in the settings. */
function guestsOf(html: string, settings: Settings): Guest[] {
  const { scheduler } = settings;
  const events = Object.values(scheduler.events).map((address) => ({
    mark: address.replaceAll('&', '&amp;'),
    sources: getProvider(scheduler.provider).sources(address),
  }));
  const isThere = ({ mark }: Guest) => html.includes(mark);
  if (html.includes('data-scheduler-state="') && !events.some(isThere)) {
    throw new Error('The page holds the calendar, but none of the booking addresses of the settings.');
  }
  return [...otherGuests, ...analyticsGuests(settings), ...events].filter(isThere);
}

function hashes(html: string, element: 'script' | 'style'): string[] {
  const found = [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))];
  if (found.length !== html.split(new RegExp(`<${element}\\b`)).length - 1) {
    throw new Error(`A <${element}> of the page cannot be read, so its policy would block it.`);
  }
  const bodies = found
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataType.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return [...new Set(bodies)].sort();
}

/**
 * The content security policy of one finished page: its own inline scripts and styles by hash, the services that
 * are embedded in it, and nothing else. It never holds 'unsafe-inline' or 'unsafe-eval' for scripts.
 * @throws Error when the page holds something that its policy would block.
 */
export function cspFor(html: string, settings: Settings): string {
  if (handlerOrStyle.test(html.replace(scriptsAndStyles, ''))) {
    throw new Error('An event handler or a style stands in an attribute, where its policy would block it.');
  }
  const guests = guestsOf(html, settings);
  const from = (kind: keyof ProviderSources) => [
    ...new Set(guests.flatMap(({ sources }) => sources[kind] ?? [])),
  ];
  // A hash makes browsers ignore 'unsafe-inline', so a provider that needs it for styles goes without hashes.
  const style = from('style').includes("'unsafe-inline'") ? [] : hashes(html, 'style');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script'), ...from('script')],
    'style-src': ["'self'", ...style, ...from('style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect')],
    ...(from('frame').length > 0 ? { 'frame-src': from('frame') } : {}),
    'manifest-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Writes a page's policy into it, before anything that it governs, in place of one that it has already.
 * @throws Error when there is no place for it, or when it would block what the page holds.
 */
export function withPagePolicy(html: string, settings: Settings): string {
  const bare = html.replace(ownPolicy, '');
  if (!charset.test(bare)) throw new Error('No charset at the start of its head, to put the policy after.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${cspFor(bare, settings)}">`;
  return bare.replace(charset, (start) => start + meta);
}
