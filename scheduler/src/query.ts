const maxLength = 255;

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const trackingNames = ['embed_domain', 'embed_type', ...campaignNames];
/** The parameter with the initial text of the note. */
const noteName = 'a1';

/** The query parameters that every step of a booking passes on to the next. */
export type ForwardedParams = ReadonlyMap<string, string>;

const clean = (value: string) =>
  value
    .replace(/\p{Cc}/gu, '')
    .slice(0, maxLength)
    .toWellFormed();

/** The parameters of a query to pass on: the first of each name, without control characters and cut to length. */
export function parseForwardedParams(query: URLSearchParams): ForwardedParams {
  const names = [...trackingNames, noteName, 'tz'];
  const values = names.map((name) => [name, clean(query.get(name) ?? '')] as const);
  return new Map(values.filter(([, value]) => value !== ''));
}

/** The parameters that are stored with a booking, because they tell where the visitor came from. */
export function trackingOf(params: ForwardedParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => trackingNames.includes(name)));
}

/** The initial text of the note, set by the page that links here; empty without it. */
export const noteOf = (params: ForwardedParams): string => params.get(noteName) ?? '';

/** A path with the forwarded parameters and further ones of this step. */
export function withQuery(
  path: string,
  params: ForwardedParams,
  others: Record<string, string> = {},
): string {
  const query = new URLSearchParams([...params, ...Object.entries(others)]);
  // Colons are allowed in a query, and make the times in links shorter and readable.
  const text = query.toString().replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}
