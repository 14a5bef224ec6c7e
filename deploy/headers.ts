import type { PageHashes } from '../site/integrations/script-and-style-hashes.ts';
import { speculationRulesPath } from '../site/src/lib/speculation-rules.ts';
import type { Settings } from '../site/src/model/settings.ts';
import { filePolicy, pagePolicy } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

const oneYear = 31_536_000;

/** Sent with every response, whatever it is. This file is the only source of headers: hosts get theirs from it. */
export const everywhere: Headers = {
  'Strict-Transport-Security': `max-age=${2 * oneYear}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  // Video players refuse to start without a referrer, so the origin is sent to them.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const empty: PageHashes = { scripts: [], styles: [] };

/**
 * Headers of a page, whose file is asked for again each time and answered with 304 when it is unchanged.
 * @param page the page's file in the build, such as `sat-prep.html`: some pages may load more than others.
 */
export function pageHeaders(settings: Settings, hashes: PageHashes | undefined, page = ''): Headers {
  return {
    ...everywhere,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': pagePolicy(settings, hashes ?? empty, page),
    // Which pages a browser may make ready before a click.
    'Speculation-Rules': `"${speculationRulesPath}"`,
  };
}

/** Headers of a file whose name holds a hash of its content: it never changes. */
export const hashedFileHeaders: Headers = {
  ...everywhere,
  'Cache-Control': `public, max-age=${oneYear}, immutable`,
  'Content-Security-Policy': filePolicy,
};

/** Headers of any other file: kept for an hour, then asked for again. */
export const plainFileHeaders: Headers = {
  ...everywhere,
  'Cache-Control': 'public, max-age=3600, must-revalidate',
  'Content-Security-Policy': filePolicy,
};

/** The folder of the build whose files carry a hash in their name. */
export const hashedFolder = '/_assets/';
