import { writeFileSync } from 'node:fs';
import { apacheFile } from './apache.ts';
import { headerRules, redirectRules } from './host-rules.ts';
import { nginxMaps, nginxSite } from './nginx.ts';

const generated =
  '# Written by `npm run hosts` from tools/hosts/host-rules.ts; what you change here is lost.\n';

const redirects = [...redirectRules];

/** For Netlify and Cloudflare Pages. */
function headersFile(): string {
  const rules = headerRules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${rules.join('\n\n')}\n`;
}

/** For Netlify and Cloudflare Pages: both know 301 for sure, and find /sat-prep for /sat-prep/ by themselves. */
function redirectsFile(): string {
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/** For Vercel, which takes a slash at the end for the same path. JSON has no comments. */
function vercelFile(): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects
      .filter(([from]) => !from.endsWith('/'))
      .map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: headerRules.map(({ path, headers }) => ({
      source: path.replaceAll('.', String.raw`\.`).replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** The files for the hosts, by their paths from the project's root. Those in site/public are part of every build. */
export const hostFiles: Readonly<Record<string, string>> = {
  'site/public/_headers': generated + headersFile(),
  'site/public/_redirects': generated + redirectsFile(),
  'site/public/vercel.json': vercelFile(),
  'site/public/.htaccess': generated + apacheFile(),
  'tools/hosts/nginx/maps.conf': generated + nginxMaps(),
  'tools/hosts/nginx/site.conf': generated + nginxSite(),
};

if (import.meta.main) {
  const root = new URL('../../', import.meta.url);
  for (const [file, text] of Object.entries(hostFiles)) writeFileSync(new URL(file, root), text);
  console.log(`Wrote ${Object.keys(hostFiles).join(', ')}.`);
}
