import { addressOf, notFoundFile, pagesOf, type BuiltSite } from './built-site.ts';
import { contentTypes, namedContentTypes } from './file-store.ts';
import { everywhere, hashedFileHeaders, hashedFolder, plainFileHeaders } from './headers.ts';

export interface NginxOptions {
  /** Where the build lies on the server. */
  root?: string;
  /** What nginx listens on, such as `80` and `[::]:80`. */
  listen?: readonly string[];
  /** Whether nginx has the module brotli_static; without it, it serves the .gz copies. */
  brotli?: boolean;
}

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One header whose value depends on the file that is sent; nginx leaves out a header with an empty value. */
function headerMap(
  variable: string,
  values: readonly (readonly [string, string])[],
  fallback: string,
): string[] {
  return [
    `map $uri $${variable} {`,
    `    default ${quoted(fallback)};`,
    ...values.map(([uri, value]) => `    ${uri} ${quoted(value)};`),
    '}',
    '',
  ];
}

function headerMaps(site: BuiltSite): string[] {
  const pages = [...pagesOf(site).map(({ file }) => file), notFoundFile];
  const of = (name: string) =>
    pages.map((file): [string, string] => [`/${file}`, site.headersOf(file)[name] ?? '']);
  const hashed = `~^${escaped(hashedFolder)}`;
  return [
    ...headerMap(
      'site_policy',
      of('Content-Security-Policy'),
      plainFileHeaders['Content-Security-Policy'] ?? '',
    ),
    ...headerMap(
      'site_caching',
      [...of('Cache-Control'), [hashed, hashedFileHeaders['Cache-Control'] ?? '']],
      plainFileHeaders['Cache-Control'] ?? '',
    ),
    ...headerMap('site_speculation', of('Speculation-Rules'), ''),
  ];
}

function typesBlock(indent: string): string[] {
  const lines = Object.entries(contentTypes).map(
    ([ending, type]) => `${indent}    ${quoted(type)} ${ending.slice(1)};`,
  );
  return [`${indent}types {`, ...lines, `${indent}}`];
}

function redirectLocations(site: BuiltSite): string[] {
  return site.redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}$is_args$args; }`);
}

function namedTypeLocations(): string[] {
  return Object.entries(namedContentTypes).map(
    ([file, type]) => `    location = /${file} { types { } default_type ${type}; }`,
  );
}

/**
 * The site as an nginx configuration, to be included in nginx's `http` block (Debian: a file in
 * `/etc/nginx/conf.d/`). All headers are set once, on the server: a location with a header of its own would lose them.
 */
export function nginxConfig(site: BuiltSite, options: NginxOptions = {}): string {
  const { root = '/var/www/brightboard', listen = ['80', '[::]:80'], brotli = true } = options;
  const always = Object.entries(everywhere).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  return [
    '# Written by `npm run deploy:configs`; change deploy/headers.ts or site/src/routes.ts instead.',
    '',
    ...headerMaps(site),
    'server {',
    ...listen.map((address) => `    listen ${address};`),
    `    server_name ${site.host};`,
    `    root ${root};`,
    '    server_tokens off;',
    '    absolute_redirect off;',
    '    merge_slashes off;',
    '',
    '    client_header_timeout 10s;',
    '    client_body_timeout 10s;',
    '    send_timeout 30s;',
    '    client_max_body_size 1k;',
    '',
    ...always,
    '    add_header Content-Security-Policy $site_policy always;',
    '    add_header Cache-Control $site_caching always;',
    '    add_header Speculation-Rules $site_speculation always;',
    '',
    ...typesBlock('    '),
    '    default_type application/octet-stream;',
    '',
    '    gzip off;',
    '    gzip_static on;',
    '    gzip_proxied any;',
    '    gzip_vary on;',
    ...(brotli ? ['    # Debian: apt install libnginx-mod-http-brotli-static', '    brotli_static on;'] : []),
    '',
    `    error_page 404 /${notFoundFile};`,
    `    location = /${notFoundFile} { internal; }`,
    `    location = ${addressOf(notFoundFile)} { return 404; }`,
    '    # The precompressed copies are sent in place of their files, never by their own names.',
    '    location ~ \\.(?:br|gz)$ { return 404; }',
    '',
    '    # /sat-prep/ is /sat-prep.',
    '    rewrite ^(/.+)/$ $1;',
    ...redirectLocations(site),
    ...namedTypeLocations(),
    '    location = / { try_files /index.html =404; }',
    '    location / { try_files $uri.html $uri =404; }',
    '}',
    '',
  ].join('\n');
}
