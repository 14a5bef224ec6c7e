/** Said to a screen reader behind a link that leaves the site or the tab. */
export const linkNotes = {
  anotherSite: '(another site)',
  newTab: '(opens in a new tab)',
  anotherSiteNewTab: '(another site, opens in a new tab)',
} as const;
