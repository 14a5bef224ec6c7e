import { createHash } from 'node:crypto';
import { trustWidgetScript, videoPlayerOrigin } from '../src/lib/testimonials.ts';
import type { Settings } from '../src/model/settings.ts';
import type { ProviderSources } from '../src/scheduling/provider.ts';
import { getProvider } from '../src/scheduling/providers/registry.ts';

/** A third party's service. A page that embeds it contains the marker, and may load from its sources. */
interface ThirdParty {
  marker: string;
  sources: Partial<ProviderSources>;
}

const charset = /<head>\s*<meta charset="utf-8"\s*\/?>/i;
const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
/** Data blocks, which a policy does not restrict. */
const dataType = /\btype="?application\/(?:ld\+)?json/;
/** Inline handlers and styles, which no hash can allow: browsers would drop them silently. */
const handlerOrStyle = /<[a-z][^>]*\s(?:on[a-z]+|style)=/i;
const scriptsAndStyles = /<(script|style)\b[\s\S]*?<\/\1>/g;

const reviewOrigin = new URL(trustWidgetScript).origin;
const thirdParties: readonly ThirdParty[] = [
  { marker: `${videoPlayerOrigin}/`, sources: { frame: [videoPlayerOrigin] } },
  { marker: 'class="trustpilot-widget', sources: { script: [reviewOrigin], frame: [reviewOrigin] } },
];

/** What the setting `analytics` loads from other hosts and where it sends to. */
function analyticsParty({ analytics }: Settings): ThirdParty[] {
  if (!analytics) return [];
  const elsewhere = analytics.scripts.filter(({ src }) => !src.startsWith('/'));
  const script = elsewhere.map(({ src }) => new URL(src).origin);
  return [{ marker: ' data-analytics>', sources: { script, connect: analytics.connect } }];
}

/** The third parties that a page embeds. @throws Error for a calendar whose booking address is not in the settings. */
function thirdPartiesIn(html: string, settings: Settings): ThirdParty[] {
  const { scheduler } = settings;
  const events = Object.values(scheduler.events).map((address) => ({
    marker: address.replaceAll('&', '&amp;'),
    sources: getProvider(scheduler.provider).sources(address),
  }));
  const isEmbedded = ({ marker }: ThirdParty) => html.includes(marker);
  if (html.includes('data-scheduler-state="') && !events.some(isEmbedded)) {
    throw new Error('The page has the calendar, but none of the booking addresses of the settings.');
  }
  return [...thirdParties, ...analyticsParty(settings), ...events].filter(isEmbedded);
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
 * @throws Error when the page has something that its policy would block.
 */
export function cspFor(html: string, settings: Settings): string {
  if (handlerOrStyle.test(html.replace(scriptsAndStyles, ''))) {
    throw new Error('An event handler or a style stands in an attribute, where its policy would block it.');
  }
  const embedded = thirdPartiesIn(html, settings);
  const from = (kind: keyof ProviderSources) => [
    ...new Set(embedded.flatMap(({ sources }) => sources[kind] ?? [])),
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
 * Writes a page's policy into it, before anything that it governs, in place of an earlier one.
 * @throws Error when the head does not start with the charset, or when the policy would block part of the page.
 */
export function withPagePolicy(html: string, settings: Settings): string {
  const bare = html.replace(ownPolicy, '');
  if (!charset.test(bare)) throw new Error('No charset at the start of its head, to put the policy after.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${cspFor(bare, settings)}">`;
  return bare.replace(charset, (start) => start + meta);
}
