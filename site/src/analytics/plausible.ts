import type { AnalyticsService } from './service.ts';

type Plausible = ((event: string, options: { props: object }) => void) & { q?: unknown[] };

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/** Plausible, hosted or self-hosted: `site` is the domain it counts under. Source: plausible.io/docs/custom-event-goals. */
export const plausible: AnalyticsService = {
  script: (address) => `${address}/js/script.js`,
  attributes: (site) => ({ 'data-domain': site }),
  connect: (address) => [new URL(address).origin],
  prepare: () => {
    const keep: Plausible = (...call) => {
      (keep.q ??= []).push(call);
    };
    window.plausible ??= keep;
  },
  send: (event, details) => window.plausible?.(event, { props: details }),
};
