import type { ProviderSources } from '../site/src/scheduling/provider.ts';
import { providerOf } from '../site/src/scheduling/providers/by-id.ts';
import type { Settings } from '../site/src/model/settings.ts';
import type { PageHashes } from '../site/integrations/script-and-style-hashes.ts';
import { routesOfKind } from '../site/src/model/routes.ts';

type Directives = Record<string, readonly string[]>;

const videoFrames = 'https://www.youtube-nocookie.com';
const reviewWidget = 'https://widget.trustpilot.com';
/** The review site's widget stands on one page; no other page may load anything from there. */
const reviewPages: ReadonlySet<string> = new Set(
  routesOfKind('testimonials').map((route) => `${route.path.slice(1)}.html`),
);

/** What the pages may load from the scheduling service that the owner chose. */
export function schedulerSources(settings: Settings): ProviderSources {
  const provider = providerOf(settings.scheduler.provider);
  const all = Object.values(settings.scheduler.events).map((address) => provider.sources(address));
  const union = (key: keyof ProviderSources) => [...new Set(all.flatMap((sources) => sources[key]))];
  return { script: union('script'), frame: union('frame'), style: union('style'), connect: union('connect') };
}

function styleSources(hashes: PageHashes, scheduler: ProviderSources): string[] {
  // A hash makes browsers ignore 'unsafe-inline', so a provider that needs it goes without the hashes.
  const inline = scheduler.style.includes("'unsafe-inline'") ? [] : hashes.styles;
  return ["'self'", ...inline, ...scheduler.style];
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The content security policy of one page: its own inline scripts and styles by hash, the scheduler's origins,
 * the video host, the review widget where it stands, and nothing else. It never holds 'unsafe-inline' or
 * 'unsafe-eval' for scripts.
 * @param page the page's file in the build, such as `sat-prep.html`.
 */
export function pagePolicy(settings: Settings, hashes: PageHashes, page = ''): string {
  const scheduler = schedulerSources(settings);
  const reviews = reviewPages.has(page) ? [reviewWidget] : [];
  return serialize({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...scheduler.script, ...reviews],
    'style-src': styleSources(hashes, scheduler),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...scheduler.connect],
    'frame-src': [...scheduler.frame, videoFrames, ...reviews],
    'manifest-src': ["'self'"],
  });
}

/** A page's policy as it may stand in the page itself, where browsers refuse `frame-ancestors`. */
export function inPagePolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

/**
 * What holds at every address, whatever stands there. It says nothing about scripts and styles, so that a page's
 * own policy can be sent beside it: a browser enforces both.
 */
export const everywherePolicy = serialize({
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
});

/** The policy of everything that is not a page: it is shown or downloaded, and runs nothing. */
export const filePolicy = serialize({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
});
