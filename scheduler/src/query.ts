const maxLength = 255;
const maxUtmParameters = 10;

const forwardedNames = ['embed_domain', 'embed_type', 'tz', 'duration'];

/** The query parameters that every step of a booking hands on to the next. */
export type ForwardedParams = ReadonlyMap<string, string>;

function clean(value: string): string {
  return value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, maxLength)
    .toWellFormed();
}

/** Names a campaign, or the click on an advertisement. */
function isCampaign(name: string): boolean {
  return name === 'gclid' || /^utm_[a-z0-9_]{1,40}$/.test(name);
}

/** Takes the parameters to hand on from a query: the first of each name, without control characters, cut to length. */
export function parseForwardedParams(query: URLSearchParams): ForwardedParams {
  const params = new Map<string, string>();
  let utmLeft = maxUtmParameters;
  for (const [name, value] of query) {
    if (params.has(name) || value === '') continue;
    if (forwardedNames.includes(name)) params.set(name, clean(value));
    else if (isCampaign(name) && utmLeft-- > 0) params.set(name, clean(value));
  }
  return params;
}

/** The part of the parameters that is stored with a booking: where the visitor came from. */
export function trackingOf(params: ForwardedParams): Record<string, string> {
  return Object.fromEntries(
    [...params].filter(([name]) => isCampaign(name) || name === 'embed_domain' || name === 'embed_type'),
  );
}

/** A path with the forwarded parameters, changed by `changes`; null leaves a parameter out. */
export function withQuery(
  path: string,
  params: ForwardedParams,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const query = new URLSearchParams([...params]);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  // A query may have colons, and the times in many links are shorter and readable with them.
  const text = query.toString().replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}
