import type { Route, RoutePath } from '../model/routes.ts';

interface SpeculationRule {
  where: { href_matches: RoutePath[] };
  /** moderate: when the pointer rests on a link or presses it, not for every link in view. */
  eagerness: 'moderate';
}

export interface SpeculationRules {
  prerender: SpeculationRule[];
}

/**
 * Which of the site's pages a browser may make ready before a click: all of them, listed one by one, so that no file,
 * dead address or foreign site is ever fetched ahead. A calendar waits until its page is really opened, so that the
 * scheduling service hears of nobody who may never come.
 */
export function speculationRules(routes: readonly Route[]): SpeculationRules {
  const paths = routes.map((route) => route.path);
  return { prerender: [{ where: { href_matches: paths }, eagerness: 'moderate' }] };
}
