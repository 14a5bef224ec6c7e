import type { AnalyticsService } from './service.ts';

declare global {
  interface Window {
    umami?: { track: (event: string, data: object) => void };
  }
}

const hosted = 'https://cloud.umami.is';

/** Umami, hosted or self-hosted: `site` is the website's id. Source: umami.is/docs/tracker-functions. */
export const umami: AnalyticsService = {
  script: (address) => `${address}/script.js`,
  // Newer scripts know a visitor again by a mark in the browser's storage, unless told not to.
  attributes: (site) => ({ 'data-website-id': site, 'data-identity-stitching': 'false' }),
  // The hosted script sends to a host of its own.
  connect: (address) =>
    new URL(address).origin === hosted ? ['https://api-gateway.umami.dev'] : [new URL(address).origin],
  prepare: () => undefined,
  // Umami has no queue: what happens before its script is there waits for it.
  send: (event, details) => {
    if (window.umami) window.umami.track(event, details);
    else {
      document
        .querySelector('script[data-website-id]')
        ?.addEventListener('load', () => window.umami?.track(event, details), { once: true });
    }
  },
};
