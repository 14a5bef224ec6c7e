import { notFoundFile, pagesOf, type BuiltSite } from './built-site.ts';
import { contentTypes, namedContentTypes } from './file-store.ts';
import { everywhere, hashedFileHeaders, hashedFolder, plainFileHeaders, type Headers } from './headers.ts';

export interface CaddyOptions {
  /** Where the build lies on the server. */
  root?: string;
  /** The address Caddy serves; a bare host name makes it fetch a certificate by itself. */
  address?: string;
}

const quoted = (text: string) => (text.includes('"') ? `\`${text}\`` : `"${text}"`);

function headerLines(headers: Headers, indent: string): string[] {
  return Object.entries(headers).map(([name, value]) => `${indent}${name} ${quoted(value)}`);
}

function policyMap(site: BuiltSite): string[] {
  const pages = [...pagesOf(site).map(({ file }) => file), notFoundFile];
  return [
    '\tmap {path} {site_policy} {',
    ...pages.map((file) => `\t\t/${file} ${quoted(site.headersOf(file)['Content-Security-Policy'] ?? '')}`),
    `\t\tdefault ${quoted(plainFileHeaders['Content-Security-Policy'] ?? '')}`,
    '\t}',
  ];
}

/** Everything but the policy, which is each page's own. */
function withoutPolicy(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Security-Policy'));
}

function contentTypeLines(): string[] {
  const types = [
    ...Object.entries(contentTypes).map(([ending, type]) => [`*${ending}`, type] as const),
    ...Object.entries(namedContentTypes).map(([file, type]) => [`/${file}`, type] as const),
  ];
  return types.flatMap(([path, type], index) => [
    `\t@type${index} path ${path}`,
    `\theader @type${index} Content-Type ${quoted(type)}`,
  ]);
}

/** What is sent with a file once its name is known, so after every rewrite. */
function headersByFile(site: BuiltSite): string[] {
  return [
    '(site_headers) {',
    '\theader {',
    ...headerLines({ ...everywhere, 'Cache-Control': plainFileHeaders['Cache-Control'] ?? '' }, '\t\t'),
    '\t\tContent-Security-Policy {site_policy}',
    '\t\tVary Accept-Encoding',
    '\t}',
    '\t# Not in the block above: a header to remove makes Caddy set the others last, over those below.',
    '\theader -Server',
    '\t@pages path *.html',
    '\theader @pages {',
    ...headerLines(withoutPolicy(site.headersOf(notFoundFile)), '\t\t'),
    '\t}',
    `\t@hashed path ${hashedFolder}*`,
    '\theader @hashed {',
    ...headerLines({ 'Cache-Control': hashedFileHeaders['Cache-Control'] ?? '' }, '\t\t'),
    '\t}',
    ...contentTypeLines(),
    '}',
  ];
}

function redirectLines(site: BuiltSite): string[] {
  return site.redirects.flatMap(({ from, to }, index) => [
    `\t\t@moved${index} path ${from} ${from}.html`,
    `\t\thandle @moved${index} {`,
    `\t\t\t@asked expression \`{query} != ""\``,
    `\t\t\tredir @asked ${to}?{query} 301`,
    `\t\t\tredir * ${to} 301`,
    '\t\t}',
  ]);
}

/** The site as a Caddyfile. Everything stands in one `route`, in the order it is written in. */
export function caddyfile(site: BuiltSite, options: CaddyOptions = {}): string {
  const { root = '/var/www/brightboard', address = site.host } = options;
  return [
    '# Written by `npm run deploy:configs`; change deploy/headers.ts or site/src/routes.ts instead.',
    '',
    ...headersByFile(site),
    '',
    `${address} {`,
    `\troot * ${root}`,
    ...policyMap(site),
    '\troute {',
    '\t\t# /sat-prep/ is /sat-prep.',
    '\t\t@slashed path_regexp slashed ^(/.+)/$',
    '\t\trewrite @slashed {re.slashed.1}',
    '\t\trewrite / /index.html',
    '\t\ttry_files {path}.html {path}',
    '\t\timport site_headers',
    '\t\t@refused not method GET HEAD',
    '\t\terror @refused 405',
    '\t\t@hidden path *.br *.gz /404 /404.html',
    '\t\terror @hidden 404',
    '\t\t@impossible path_regexp [\\x00-\\x1f]',
    '\t\terror @impossible 404',
    ...redirectLines(site),
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tdisable_canonical_uris',
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    '\t\troute {',
    '\t\t\t@missing expression {err.status_code} == 404',
    `\t\t\trewrite @missing /${notFoundFile}`,
    '\t\t\timport site_headers',
    '\t\t\tfile_server @missing {',
    '\t\t\t\tstatus 404',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t\trespond "{err.status_code} {err.status_text}" {err.status_code}',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}
