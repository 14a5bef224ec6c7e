/**
 * Which of the site's pages a browser may make ready before a click: all that a page links to, once the pointer rests on
 * a link or presses it; no file, whose name has a dot, and no foreign site. A calendar waits until its page is really
 * opened, so that the scheduling service hears of nobody who may never come. They stand in the page, since a header would
 * have them fetched before its first paint.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};
