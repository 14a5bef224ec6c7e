import type { Route, RoutePath } from '../model/routes.ts';

/** Where the rules stand; every page names this address in its `Speculation-Rules` header. */
export const speculationRulesPath = '/speculation-rules.json';

interface SpeculationRule {
  where: { href_matches: RoutePath[] };
  /** moderate: when the pointer rests on a link or presses it, not for every link in view. */
  eagerness: 'moderate';
}

export interface SpeculationRules {
  prerender: SpeculationRule[];
  prefetch: SpeculationRule[];
}

const ruleFor = (routes: readonly Route[]): SpeculationRule => ({
  where: { href_matches: routes.map(({ path }) => path) },
  eagerness: 'moderate',
});

/**
 * Which of the site's pages a browser may make ready before a click. Pages are listed one by one, so that no
 * file, dead address or foreign site is ever fetched ahead. A page with a scheduler is only fetched: rendered
 * ahead, it would call the scheduling service for somebody who may never come.
 */
export function speculationRules(routes: readonly Route[]): SpeculationRules {
  return {
    prerender: [ruleFor(routes.filter(({ scheduler }) => !scheduler))],
    prefetch: [ruleFor(routes.filter(({ scheduler }) => scheduler))],
  };
}
