import type { CollectionName } from './collections.ts';
import { valueAt } from './content-issue.ts';

/** Optional settings. Sections named after them, as in Mustache, render only when the setting exists. */
const optionalSettings = ['chat', 'blog', 'reviews', 'reviews.widget', 'videoChannel', 'podcast'] as const;

/** Which parts the site has, by the name under which a text asks for them. */
export type FeatureFlags = Readonly<Record<string, boolean>>;

/** @param entriesOf the entries of a collection as they are written. */
export function featureFlags(entriesOf: (name: CollectionName) => readonly unknown[]): FeatureFlags {
  const [settings] = entriesOf('settings');
  const given = optionalSettings.map((name) => [name, valueAt(settings, name.split('.')) !== undefined]);
  const service = valueAt(settings, ['analytics', 'service']);
  const counting = service !== undefined && service !== 'none';
  return {
    ...(Object.fromEntries(given) as FeatureFlags),
    analytics: counting,
    noAnalytics: !counting,
    social: Object.keys((valueAt(settings, ['social']) as object | undefined) ?? {}).length > 0,
    videos: entriesOf('testimonials').some((entry) => valueAt(entry, ['isVideo']) === true),
  };
}

/**
 * A text without the parts that the business does not have: what stands between `{{#chat}}` and `{{/chat}}` is kept
 * when there is a chat. A name that is none stays, and is told as an unknown placeholder.
 */
export function renderSections(text: string, parts: FeatureFlags): string {
  return text.replaceAll(
    /\{\{#([\w.]+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g,
    (whole, name: string, inside: string) =>
      Object.hasOwn(parts, name) ? (parts[name] ? inside : '') : whole,
  );
}
