import type { Settings } from '../model/settings.ts';

/** The service that the owner has chosen: where it stands, and its id for this site. */
export interface ChosenAnalytics {
  service: ServiceId;
  address: string;
  site: string;
}

/** Custom events besides page views. */
type CountedEvent = 'calendar shown' | 'booked';

interface EventDetails {
  page: string;
  campaign: string;
}

/** One analytics service that sets no cookies: everything the site knows about it. */
export interface AnalyticsService {
  /** The path of its script. */
  script: string;
  /** The attributes that the script reads. */
  attributes?(site: string): Readonly<Record<string, string>>;
  /** The origin that the script sends to, where it is not its own. */
  connect?(origin: string): string;
  /** Sets up the globals that the script expects when it runs. */
  prepare?: (chosen: ChosenAnalytics) => void;
  send: (event: CountedEvent, details: EventDetails) => void;
}

type Plausible = ((event: string, options: { props: object }) => void) & { q?: unknown[] };

declare global {
  interface Window {
    plausible?: Plausible;
    umami?: { track: (event: string, data: object) => void };
    _paq?: unknown[][];
  }
}

/** Plausible, hosted or self-hosted: `site` is the domain it counts under. Source: plausible.io/docs/custom-event-goals. */
const plausible: AnalyticsService = {
  script: '/js/script.js',
  attributes: (site) => ({ 'data-domain': site }),
  prepare: () => {
    const keep: Plausible = (...call) => {
      (keep.q ??= []).push(call);
    };
    window.plausible ??= keep;
  },
  send: (event, details) => window.plausible?.(event, { props: details }),
};

/** Umami, hosted or self-hosted: `site` is the website's id. Source: umami.is/docs/tracker-functions. */
const umami: AnalyticsService = {
  script: '/script.js',
  // Newer scripts know a visitor again by a mark in the browser's storage, unless told not to.
  attributes: (site) => ({ 'data-website-id': site, 'data-identity-stitching': 'false' }),
  // The hosted script sends to a host of its own.
  connect: (origin) => (origin === 'https://cloud.umami.is' ? 'https://api-gateway.umami.dev' : origin),
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

/** Matomo without cookies: `site` is the site's number. Source: developer.matomo.org/guides/tracking-javascript-guide. */
const matomo: AnalyticsService = {
  script: '/matomo.js',
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

type ServiceId = Exclude<Settings['analytics']['service'], 'none'>;

/** Every analytics service that the site can use. A further one is added here, and its name in the settings. */
export const services: Readonly<Record<ServiceId, AnalyticsService>> = { plausible, umami, matomo };

/** The owner's choice; null for none, which is how the site ships. */
export function chosenAnalytics({ analytics }: Pick<Settings, 'analytics'>): ChosenAnalytics | null {
  const { service, address, site } = analytics;
  return service === 'none' || !address || !site ? null : { service, address, site };
}
