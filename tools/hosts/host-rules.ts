import { redirects } from '../../site/src/model/routes.ts';

export type Headers = Readonly<Record<string, string>>;

/** What is sent with everything at a path; a star in it stands for any characters. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/**
 * The response headers of the site on every host. What a page may load stands in the page itself. Where two rules set
 * the same header, the last one counts; hosts that send both values do no harm with two policies.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // Add "; includeSubDomains" once every subdomain of yours has HTTPS, and not before.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // Video players need to know the site that embeds them.
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
    // A drawing opened by itself is a document, and may run nothing.
    path: '/*.svg',
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    },
  },
];

/** The redirects of the route table, with and without a slash: from which path to which. */
export const redirectRules: ReadonlyMap<string, string> = new Map(
  redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to] as const)),
);

/** The media types of the files in a build, by the ends of their names. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
};

/** The ends of the compressed copies that a build holds beside its files, by encoding, the best one first. */
export const compressedCopies = { br: '.br', gzip: '.gz' } as const;

/** The paths in a build that no visitor is sent, as a regular expression: hidden files, and those that hosts read. */
export const hiddenPaths = String.raw`/\.(?!well-known/)|^/(?:_headers|_redirects|vercel\.json)$`;

/** What may follow a page's address in another spelling: /sat-prep/, /sat-prep.html, /sat-prep/index lead to /sat-prep. */
export const spellingEnd = String.raw`(?:/|(?:/index)?\.html/?|/index/?)`;

/** A path of a header rule as a regular expression. */
export function pathPattern(path: string): string {
  return `^${path.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`;
}

/** Everything that is sent with the file at a path, apart from its type, length and encoding. */
export function headersAt(path: string): Headers {
  const matching = headerRules.filter((rule) => new RegExp(pathPattern(rule.path)).test(path));
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map(({ headers }) => headers)) as Headers;
}

/** Sent with an answer that is an error. */
export const errorHeaders: Headers = { ...headersAt('/'), 'Cache-Control': 'no-store' };

const [everywhere, ...further] = headerRules;
/** The rules for some paths only. */
export const furtherRules = further;
/** The headers that differ from path to path, or on errors. */
export const varyingHeaders: readonly string[] = [
  ...new Set(['Cache-Control', ...further.flatMap(({ headers }) => Object.keys(headers))]),
];
/** The headers that are the same everywhere. */
export const constantHeaders = Object.entries(everywhere?.headers ?? {}).filter(
  ([name]) => !varyingHeaders.includes(name),
);
