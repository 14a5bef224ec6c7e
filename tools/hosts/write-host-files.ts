import { readFileSync, writeFileSync } from 'node:fs';
import { errorHeaders, headerRules, headersAt, pattern, redirectRules } from './host-rules.ts';

const root = new URL('../../', import.meta.url);
const generated = '# Written by `npm run hosts`: change tools/hosts/host-rules.ts instead.\n';

const redirects = [...redirectRules];
const [everywhere, ...further] = headerRules;
/** The headers whose values depend on the path or on the status. */
const varying = [...new Set(['Cache-Control', ...further.flatMap(({ headers }) => Object.keys(headers))])];
const constant = Object.entries(everywhere?.headers ?? {}).filter(([name]) => !varying.includes(name));

function lines<Item>(items: readonly Item[], line: (item: Item) => string): string {
  return items.map((item) => `${line(item)}\n`).join('');
}

/** For Netlify and Cloudflare Pages. */
function headersFile(): string {
  const linesOf = (headers: object) =>
    lines(Object.entries(headers), ([name, value]) => `  ${name}: ${value}`);
  return generated + headerRules.map(({ path, headers }) => `\n${path}\n${linesOf(headers)}`).join('');
}

/** For Netlify and Cloudflare Pages: both support 301, and serve /sat-prep for /sat-prep/ without a rule. */
function redirectsFile(): string {
  return generated + lines(redirects, ([from, to]) => `${from} ${to} 301`);
}

/** For Vercel, which ignores a trailing slash. */
function vercelFile(): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects
      .filter(([from]) => !from.endsWith('/'))
      .map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: headerRules.map(({ path, headers }) => ({
      source: pattern(path).replace('.*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** For Apache and LiteSpeed. */
function apacheRules(): string {
  const set = (name: string, value: string | undefined) => `Header always set ${name} "${value}"`;
  const setAll = (headers: object) => Object.entries(headers).map(([name, value]) => set(name, value));
  const when = (condition: string, rules: readonly string[]) => [
    `<If "${condition}">`,
    ...rules.map((rule) => `  ${rule}`),
    '</If>',
  ];
  const rules = [
    ...constant.map(([name, value]) => set(name, value)),
    ...varying.map((name) => set(name, headersAt('/')[name])),
    // These rules also match the compressed copy of a file, to which Apache rewrites the request.
    ...further.flatMap(({ path, headers }) =>
      when(String.raw`%{REQUEST_URI} =~ m#^${pattern(path)}(?:\.(?:br|gz))?$#`, setAll(headers)),
    ),
    ...when(
      '%{REQUEST_STATUS} >= 400 || %{REQUEST_METHOD} !~ /^(GET|HEAD)$/',
      varying.map((name) => set(name, errorHeaders[name])),
    ),
    ...redirects.map(([from, to]) => `RewriteRule ^${pattern(from).slice(1)}$ ${to} [R=308,L]`),
  ];
  return lines(rules, (rule) => rule);
}

const nginxVariable = (name: string) => `$brightboard_${name.toLowerCase().replaceAll('-', '_')}`;

/** For the http block of nginx: maps for the headers that vary. */
function nginxMaps(): string {
  const maps = varying.map((name) => {
    const values = further.filter(({ headers }) => headers[name] !== undefined);
    return `
map $status:$uri ${nginxVariable(name)} {
    default "${headersAt('/')[name]}";
    "~^[45]" "${errorHeaders[name]}";
${lines(values, ({ path, headers }) => String.raw`    "~^\d+:${pattern(path)}$" "${headers[name]}";`)}}
`;
  });
  return generated + maps.join('');
}

/** For the site's server block of nginx. */
function nginxRules(): string {
  return (
    lines(constant, ([name, value]) => `add_header ${name} "${value}" always;`) +
    lines(varying, (name) => `add_header ${name} ${nginxVariable(name)} always;`) +
    lines(redirects, ([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`)
  );
}

/** Replaces the rules between the two markers of a file. */
function withRules(file: string, rules: string): string {
  const marked = /(?<=^# Written by `npm run hosts`.*\n)[^]*(?=^# End of what)/m;
  return readFileSync(new URL(file, root), 'utf8').replace(marked, () => rules);
}

const htaccess = 'site/public/.htaccess';
const nginxSite = 'tools/hosts/nginx/site.conf';

/** The generated files by path; those in site/public are part of every build. */
export const hostFiles: Readonly<Record<string, string>> = {
  'site/public/_headers': headersFile(),
  'site/public/_redirects': redirectsFile(),
  'site/public/vercel.json': vercelFile(),
  [htaccess]: withRules(htaccess, apacheRules()),
  'tools/hosts/nginx/maps.conf': nginxMaps(),
  [nginxSite]: withRules(nginxSite, nginxRules()),
};

if (import.meta.main) {
  for (const [file, text] of Object.entries(hostFiles)) writeFileSync(new URL(file, root), text);
  console.log(`Wrote ${Object.keys(hostFiles).join(', ')}.`);
}
