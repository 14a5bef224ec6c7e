/**
 * The parameters of a visitor's URL that name the campaign they came from. They are carried from page to page and handed
 * to the scheduling service; the identifiers of single clicks (gclid, fbclid ...) are not.
 */
const campaignNames: readonly string[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term'];

/** The campaign that a query names, whatever the case of its names, each value cut to 100 characters. */
export function campaignIn(query: string): [name: string, value: string][] {
  return [...new URLSearchParams(query)]
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim().slice(0, 100)])
    .filter(([name, value]) => campaignNames.includes(name) && value !== '');
}
