import type { BuiltSite } from './built-site.ts';
import { headerRules, headersFile } from './header-rules.ts';

/** What Cloudflare Pages reads of a `_headers` file; the rest it leaves out, without an error. */
export const cloudflareLimits = { rules: 100, lineLength: 2000 } as const;

/** For somebody to read: the site has outgrown what this host can be told. */
export class CloudflareLimitError extends Error {}

/**
 * The site's `_headers` for Cloudflare Pages, one rule for each page: the host sends /sat-prep/ and
 * /sat-prep.html on to /sat-prep by itself.
 * @throws CloudflareLimitError when rules would be left out.
 */
export function cloudflareHeaders(site: BuiltSite): string {
  const redirected = new Set<string>(site.redirects.map(({ from }) => from));
  const rules = headerRules(site, ({ address }) => (redirected.has(address) ? [] : [address]));
  if (rules.length > cloudflareLimits.rules) {
    throw new CloudflareLimitError(
      `Cloudflare Pages reads ${cloudflareLimits.rules} header rules, and the site needs ${rules.length}. docs/hosting.md says what to do.`,
    );
  }
  const text = headersFile(rules);
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > cloudflareLimits.lineLength) {
    throw new CloudflareLimitError(
      `Cloudflare Pages reads lines of ${cloudflareLimits.lineLength} characters, and the longest header has ${longest}. docs/hosting.md says what to do.`,
    );
  }
  return text;
}

/** The site's `_redirects` for Cloudflare Pages, where an address with a slash is another address. */
export function cloudflareRedirects(site: BuiltSite): string {
  return site.redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
}
