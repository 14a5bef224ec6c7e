import type { AnalyticsService } from './service.ts';

declare global {
  interface Window {
    _paq?: unknown[][];
  }
}

/** Matomo without cookies: `site` is the site's number. Source: developer.matomo.org/guides/tracking-javascript-guide. */
export const matomo: AnalyticsService = {
  script: (address) => `${address}/matomo.js`,
  attributes: () => ({}),
  connect: (address) => [new URL(address).origin],
  prepare: ({ address, site }) => {
    window._paq ??= [];
    window._paq.push(
      ['disableCookies'],
      // Its other way is a picture, which the page's policy does not allow.
      ['alwaysUseSendBeacon'],
      ['setTrackerUrl', `${address}/matomo.php`],
      ['setSiteId', site],
      ['trackPageView'],
    );
  },
  send: (event, { page, campaign }) => window._paq?.push(['trackEvent', event, page, campaign]),
};
