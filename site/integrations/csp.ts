import { createHash } from 'node:crypto';
import { trustWidgetScript, videoPlayerOrigin } from '../src/lib/testimonials.ts';
import { embeds, type Embed } from '../src/model/page.ts';
import type { Settings } from '../src/model/settings.ts';
import type { ProviderSources } from '../src/scheduling/provider.ts';
import { getProvider } from '../src/scheduling/providers/registry.ts';

/** The element in which base-layout.astro declares what the page embeds. */
const declaration = /<meta name="embeds" content="([^"]*)">/;
/** The types of data blocks, which a policy does not restrict. */
const dataType = /\btype="?application\/(?:ld\+)?json/;
/** Inline event handlers and style attributes, which browsers would ignore, because a hash can't allow them. */
const handlerOrStyle = /<[a-z][^>]*\s(?:on[a-z]+|style)=/i;
const scriptsAndStyles = /<(script|style)\b[\s\S]*?<\/\1>/g;

const reviewOrigin = new URL(trustWidgetScript).origin;

/** The sources of each embed, from the owner's settings. */
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
 * The content security policy of a built page. It allows the page's inline scripts and styles by hash, and the services
 * that the page declares. For scripts, it never has 'unsafe-inline' or 'unsafe-eval'.
 */
function policyFor(html: string, declared: readonly Embed[], settings: Settings): string {
  const sources = declared.flatMap((embed) => sourcesOf[embed](settings));
  const from = (kind: keyof ProviderSources) => [...new Set(sources.flatMap((source) => source[kind] ?? []))];
  // Browsers ignore 'unsafe-inline' if there are hashes, so a provider that needs it for styles gets no hashes.
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
 * Replaces a page's declaration with its policy, which thereby precedes everything that it applies to.
 * @throws Error if there is no declaration, or if the policy would block part of the page.
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
