/**
 * The URL parameters of a campaign. They are kept from page to page and passed on to the scheduling service; identifiers
 * of single clicks, such as gclid and fbclid, are not.
 */
const campaignNames: readonly string[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term'];

/** The campaign parameters of a query, with lowercase names and values cut to 100 characters. */
export function campaignIn(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)]
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim().slice(0, 100)])
    .filter(([name, value]) => campaignNames.includes(name) && value !== '');
}
