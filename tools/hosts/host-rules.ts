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

function matches(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? path === rule : path.startsWith(start) && path.endsWith(end);
}

/** Everything that is sent with the file at a path, apart from its type, length and encoding. */
export function headersAt(path: string): Headers {
  const matching = headerRules.filter((rule) => matches(rule.path, path));
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map(({ headers }) => headers)) as Headers;
}

/** Sent with an answer that is an error. */
export const errorHeaders: Headers = { ...headersAt('/'), 'Cache-Control': 'no-store' };
