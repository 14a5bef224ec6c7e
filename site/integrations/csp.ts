import { createHash } from 'node:crypto';
import { trustWidgetScript, videoPlayerOrigin } from '../src/lib/testimonials.ts';
import { embeds, type Embed } from '../src/model/page.ts';
import type { Settings } from '../src/model/settings.ts';
import type { ProviderSources } from '../src/scheduling/provider.ts';
import { getProvider } from '../src/scheduling/providers/registry.ts';

/** Where base-layout.astro says what the page embeds. */
const declaration = /<meta name="embeds" content="([^"]*)">/;
/** Data blocks, which a policy does not restrict. */
const dataType = /\btype="?application\/(?:ld\+)?json/;
/** Inline handlers and styles, which no hash can allow: browsers would drop them silently. */
const handlerOrStyle = /<[a-z][^>]*\s(?:on[a-z]+|style)=/i;
const scriptsAndStyles = /<(script|style)\b[\s\S]*?<\/\1>/g;

const reviewOrigin = new URL(trustWidgetScript).origin;

/** What each embed loads, with the owner's settings. */
const sourcesOf: Readonly<Record<Embed, (settings: Settings) => readonly ProviderSources[]>> = {
  calendar: ({ scheduler: { provider, events } }) =>
    Object.values(events).map((address) => getProvider(provider).sources(address)),
  video: () => [{ frame: [videoPlayerOrigin] }],
  reviews: () => [{ script: [reviewOrigin], frame: [reviewOrigin] }],
  analytics: ({ analytics }) => {
    const elsewhere = (analytics?.scripts ?? []).filter(({ src }) => !src.startsWith('/'));
    const script = elsewhere.map(({ src }) => new URL(src).origin);
    return [{ script, connect: analytics?.connect ?? [] }];
  },
};

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
 * The content security policy of one finished page: its own inline scripts and styles by hash, the services that it
 * declares, and nothing else. It never holds 'unsafe-inline' or 'unsafe-eval' for scripts.
 */
function policyFor(html: string, declared: readonly Embed[], settings: Settings): string {
  const sources = declared.flatMap((embed) => sourcesOf[embed](settings));
  const from = (kind: keyof ProviderSources) => [...new Set(sources.flatMap((source) => source[kind] ?? []))];
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
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Writes a page's policy into it, in place of its declaration, which stands before anything that the policy governs.
 * @throws Error when nothing is declared, or when the policy would block part of the page.
 */
export function withPagePolicy(html: string, settings: Settings): string {
  const [found, names = ''] = declaration.exec(html) ?? [];
  if (found === undefined)
    throw new Error('It does not say what it embeds: write it with layouts/base-layout.astro.');
  if (handlerOrStyle.test(html.replace(scriptsAndStyles, ''))) {
    throw new Error('An event handler or a style stands in an attribute, where its policy would block it.');
  }
  const policy = policyFor(
    html,
    embeds.filter((embed) => names.split(' ').includes(embed)),
    settings,
  );
  return html.replace(declaration, () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
