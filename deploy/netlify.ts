import type { BuiltSite } from './built-site.ts';
import { headerRules, headersFile } from './header-rules.ts';

/** The site's `_headers` for Netlify, which serves a page with and without a slash, and by its file's name. */
export function netlifyHeaders(site: BuiltSite): string {
  return headersFile(
    headerRules(site, ({ file, address }) => {
      const slashed = address === '/' ? [] : [`${address}/`];
      return [address, ...slashed, `/${file}`];
    }),
  );
}

/** The site's `_redirects` for Netlify. The exclamation mark lets a redirect win over a page at its address. */
export function netlifyRedirects(site: BuiltSite): string {
  return site.redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join('');
}
