import type { CollectionName } from './collections.ts';
import { valueAt } from './content-issue.ts';

/** What a business may do without: its text is left out together with it. */
const optionalSettings = ['chat', 'blog', 'reviews', 'reviews.widget', 'videoChannel', 'podcast'] as const;

/** Which parts the site has, by the name under which a text asks for them. */
export type OptionalParts = Readonly<Record<string, boolean>>;

/** @param entriesOf the entries of a collection as they are written. */
export function optionalParts(entriesOf: (name: CollectionName) => readonly unknown[]): OptionalParts {
  const [settings] = entriesOf('settings');
  const given = optionalSettings.map((name) => [name, valueAt(settings, name.split('.')) !== undefined]);
  const service = valueAt(settings, ['analytics', 'service']);
  const counting = service !== undefined && service !== 'none';
  return {
    ...(Object.fromEntries(given) as OptionalParts),
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
export function keepParts(text: string, parts: OptionalParts): string {
  return text.replaceAll(
    /\{\{#([\w.]+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g,
    (whole, name: string, inside: string) =>
      Object.hasOwn(parts, name) ? (parts[name] ? inside : '') : whole,
  );
}
