const maxLength = 255;

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const trackingNames = ['embed_domain', 'embed_type', ...campaignNames];
/** What the note is filled in with. */
const noteName = 'a1';

/** The query parameters that every step of a booking hands on to the next. */
export type ForwardedParams = ReadonlyMap<string, string>;

const clean = (value: string) =>
  value
    .replace(/\p{Cc}/gu, '')
    .slice(0, maxLength)
    .toWellFormed();

/** Takes the parameters to hand on from a query: the first of each name, without control characters, cut to length. */
export function parseForwardedParams(query: URLSearchParams): ForwardedParams {
  const names = [...trackingNames, noteName, 'tz'];
  const values = names.map((name) => [name, clean(query.get(name) ?? '')] as const);
  return new Map(values.filter(([, value]) => value !== ''));
}

/** The part of the parameters that is stored with a booking: where the visitor came from. */
export function trackingOf(params: ForwardedParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => trackingNames.includes(name)));
}

/** What the page that led here wants said in the note; empty without it. */
export const noteOf = (params: ForwardedParams): string => params.get(noteName) ?? '';

/** A path with the forwarded parameters, and with others of this step. */
export function withQuery(
  path: string,
  params: ForwardedParams,
  others: Record<string, string> = {},
): string {
  const query = new URLSearchParams([...params, ...Object.entries(others)]);
  // A query may have colons, and the times in many links are shorter and readable with them.
  const text = query.toString().replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}
