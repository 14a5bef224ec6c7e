import { redirects } from '../../site/src/model/routes.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of all files at a path, in which `*` matches any characters. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/**
 * The response headers of the site on every host. If two rules set the same header, the last one applies. Each page also
 * has a content security policy in a meta element, and browsers enforce both policies.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // Add "; includeSubDomains" once every subdomain of yours has HTTPS, and not before.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // Embedded video players refuse to play without a referrer.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  },
  { path: '/_assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  {
    // An SVG file that is opened directly is a document and could run scripts.
    path: '/*.svg',
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    },
  },
];

/** The redirects of the route table by path, with and without a trailing slash. */
export const redirectRules: ReadonlyMap<string, string> = new Map(
  redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to] as const)),
);

/** The path of a header rule as a regular expression without anchors. */
export const pattern = (path: string) => path.replaceAll('.', String.raw`\.`).replace('*', '.*');

/** The headers of the file at a path, except its type, length and encoding. */
export function headersAt(path: string): Headers {
  const matching = headerRules.filter((rule) => new RegExp(`^${pattern(rule.path)}$`).test(path));
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map(({ headers }) => headers)) as Headers;
}

export const errorHeaders: Headers = { ...headersAt('/'), 'Cache-Control': 'no-store' };
