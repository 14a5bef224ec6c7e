/** Longest value that is kept of one parameter, in characters. */
export const longestParameter = 255;

const mostUtm = 10;

const carriedNames = [
  'embed_domain',
  'embed_type',
  'hide_event_type_details',
  'hide_landing_page_details',
  'hide_gdpr_banner',
  'background_color',
  'text_color',
  'primary_color',
  'name',
  'email',
  'tz',
  'duration',
];

/** The address parameters that every step of a booking hands on to the next. */
export type CarriedParameters = ReadonlyMap<string, string>;

function clean(value: string): string {
  return value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, longestParameter)
    .toWellFormed();
}

/** Names a campaign, or the click on an advertisement. */
function isCampaign(name: string): boolean {
  return name === 'gclid' || /^utm_[a-z0-9_]{1,40}$/.test(name);
}

/** Takes the parameters to hand on from an address: the first of each name, without control characters, cut to length. */
export function readCarried(query: URLSearchParams): CarriedParameters {
  const carried = new Map<string, string>();
  let utmLeft = mostUtm;
  for (const [name, value] of query) {
    if (carried.has(name) || value === '') continue;
    if (carriedNames.includes(name)) carried.set(name, clean(value));
    else if (isCampaign(name) && utmLeft-- > 0) carried.set(name, clean(value));
  }
  return carried;
}

/** The part of the parameters that is stored with a booking: where the visitor came from. */
export function trackingOf(carried: CarriedParameters): Record<string, string> {
  return Object.fromEntries(
    [...carried].filter(([name]) => isCampaign(name) || name === 'embed_domain' || name === 'embed_type'),
  );
}

/** The parameters without those that prefill the form, for pages after it. */
export function withoutPrefill(carried: CarriedParameters): CarriedParameters {
  return new Map([...carried].filter(([name]) => name !== 'name' && name !== 'email'));
}

/** A path with the carried parameters, changed by `changes`; null leaves a parameter out. */
export function linkTo(
  path: string,
  carried: CarriedParameters,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const query = new URLSearchParams([...carried]);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  // A query may have colons, and many of these links stand in one page.
  const text = query.toString().replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}

/** Whether the page stands in another site's frame, as its address says. */
export function isEmbedded(carried: CarriedParameters): boolean {
  return carried.has('embed_domain');
}

/** Whether a switch such as hide_event_type_details is on. */
export function isSwitchedOn(carried: CarriedParameters, name: string): boolean {
  return ['1', 'true'].includes(carried.get(name) ?? '');
}
