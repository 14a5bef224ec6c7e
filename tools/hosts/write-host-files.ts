import { writeFileSync } from 'node:fs';
import {
  compressedCopies,
  errorHeaders,
  headerRules,
  headersAt,
  hiddenPaths,
  mediaTypes,
  pathPattern,
  redirectRules,
  spellingEnd,
} from './host-rules.ts';

const raw = String.raw;
const generated =
  '# Written by `npm run hosts` from tools/hosts/host-rules.ts; what you change here is lost.';

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const redirects = [...redirectRules];
const [everywhere, ...further] = headerRules;
/** The headers that are not the same for every path. */
const varying = [...new Set(['Cache-Control', ...further.flatMap(({ headers }) => Object.keys(headers))])];
const constant = Object.entries(everywhere?.headers ?? {}).filter(([name]) => !varying.includes(name));

/** For Netlify and Cloudflare Pages. */
function headersFile(): string {
  const rules = headerRules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${generated}\n\n${rules.join('\n\n')}\n`;
}

/** For Netlify and Cloudflare Pages: both know 301 for sure, and find /sat-prep for /sat-prep/ by themselves. */
function redirectsFile(): string {
  return `${generated}\n${redirects.map(([from, to]) => `${from} ${to} 301\n`).join('')}`;
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
      source: path.replaceAll('.', raw`\.`).replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** For Apache 2.4 and LiteSpeed, such as shared hosting with cPanel. */
function apacheFile(): string {
  const suffixes = Object.values(compressedCopies).map((end) => end.slice(1));
  const compressed = raw`\.(?:${suffixes.join('|')})`;
  const setAll = (headers: readonly (readonly [string, string | undefined])[]) =>
    headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n');
  const forPath = further.map(
    ({
      path,
      headers,
    }) => `<If "%{REQUEST_URI} =~ m#${pathPattern(path).replace('$', `(?:${compressed})?$`)}#">
${indent(setAll(Object.entries(headers)))}
</If>`,
  );
  // The type is forced: many hosts know .gz as a type of its own.
  const types = Object.entries(mediaTypes).map(
    ([end, type]) => raw`<FilesMatch "\.${end}(?:${compressed})?$">
  ForceType "${type}"
</FilesMatch>`,
  );
  const encodings = Object.entries(compressedCopies).map(
    ([coding, end]) => raw`RewriteCond %{HTTP:Accept-Encoding} \b${coding}\b
RewriteCond %{HTTP:Accept-Encoding} !\b${coding}\s*;\s*q=0(?:\.0*)?\s*(?:,|$)
RewriteCond %{DOCUMENT_ROOT}/$1${end} -f
RewriteRule ^/?(.+)$ /$1${end} [L]`,
  );
  return raw`${generated}
# For Apache 2.4 or LiteSpeed, such as shared hosting with cPanel.

DirectoryIndex index.html
DirectorySlash Off
Options -Indexes -MultiViews
ErrorDocument 404 /404.html
AddDefaultCharset off
FileETag MTime Size
${types.join('\n')}
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

Header always unset X-Powered-By
Header set Vary Accept-Encoding
${setAll(constant)}
${setAll(varying.map((name) => [name, headersAt('/')[name]]))}
${forPath.join('\n')}
<If "%{REQUEST_STATUS} >= 400 || %{REQUEST_METHOD} !~ /^(GET|HEAD)$/">
${indent(setAll(varying.map((name) => [name, errorHeaders[name]])))}
</If>

RewriteEngine On
# Done already: a page's file was found below, or an error is answered with /404.html.
RewriteCond %{ENV:REDIRECT_STATUS} !=""
RewriteRule ^ - [L]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# Plain HTTP leads to HTTPS.
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]

RewriteCond %{REQUEST_URI} ${hiddenPaths}
RewriteRule ^ - [R=404,L]
${redirects.map(([from, to]) => `RewriteRule ${pathPattern(from).replace('/', '')} ${to} [R=308,L]`).join('\n')}

# /sat-prep is sat-prep.html. Its other spellings lead to it.
RewriteCond %{THE_REQUEST} \s//
RewriteRule ^ - [R=404,L]
RewriteCond %{THE_REQUEST} \s/(?:index/?|(?:index)?\.html/?)(?:\?\S*)?\s
RewriteRule ^ / [R=308,L]
RewriteCond %{THE_REQUEST} \s(/[^\s?]+?)${spellingEnd}(?:\?\S*)?\s
RewriteCond %1 !^/404$
RewriteCond %{DOCUMENT_ROOT}%1.html -f
RewriteRule ^ %1 [R=308,L]
RewriteCond %{THE_REQUEST} \s(/[^\s?]+?)(?:/|\.html/?)(?:\?\S*)?\s
RewriteRule ^ - [R=404,L]

# Compressed copies are sent in place of their files, never by their own names.
RewriteRule ${compressed}$|^404(?:[./]|$) - [R=404,L]
RewriteRule ^$ /index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^([^/].*)$ /$1.html
${encodings.join('\n')}
`;
}

/** For nginx, outside of its servers. */
function nginxMaps(): string {
  const maps = varying.map((name) => {
    const rules = headerRules.filter(({ path, headers }) => path !== '/*' && headers[name] !== undefined);
    return raw`map $status:$uri $brightboard_${name.toLowerCase().replaceAll('-', '_')} {
    default "${headersAt('/')[name]}";
    "~^[45]" "${errorHeaders[name]}";
${rules.map(({ path, headers }) => raw`    "~${pathPattern(path).replace('^', raw`^\d+:`)}" "${headers[name]}";`).join('\n')}
}`;
  });
  return raw`${generated}
# What site.conf and host.conf use, and what stands outside of a server.

server_tokens off;

${maps.join('\n\n')}

# The usual format, with what a browser says of pages that it fetches ahead: a log analyzer can leave those out.
log_format brightboard '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent '
    '"$http_referer" "$http_user_agent" "$http_sec_purpose"';
`;
}

/** For nginx 1.22 or newer, inside the server of the site. */
function nginxSite(): string {
  const header = (name: string, value: string) => `add_header ${name} ${value} always;`;
  const types = Object.entries(mediaTypes).map(([end, type]) => `    ${type.replace(/;.*/, '')} ${end};`);
  const texts = Object.values(mediaTypes).filter((type) => type.includes('charset') && !/html/.test(type));
  return raw`${generated}
# What the site asks of nginx 1.22 or newer, inside its server. Without the Brotli module, take out brotli_static.

absolute_redirect off;
client_body_timeout 10s;
send_timeout 30s;
client_max_body_size 1k;
# No file is large enough for ranges, and the error of one would have every header twice.
max_ranges 0;
if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }

# All headers are set here: a location with a header of its own would lose these.
${constant.map(([name, value]) => header(name, `"${value}"`)).join('\n')}
${varying.map((name) => header(name, `$brightboard_${name.toLowerCase().replaceAll('-', '_')}`)).join('\n')}

charset utf-8;
charset_types ${texts.map((type) => type.replace(/;.*/, '')).join(' ')};
types {
${types.join('\n')}
}

# The build brings compressed copies: they are sent in place of their files, never by their own names.
gzip off;
gzip_static on;
gzip_proxied any;
gzip_vary on;
brotli_static on;
location ~ \.(?:br|gz)$ { return 404; }
location ~ ${hiddenPaths} { return 404; }

error_page 404 /404.html;
location = /404.html { internal; }
location ~ ^/404(?:[./]|$) { return 404; }
location ~ // { return 404; }
${redirects.map(([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`).join('\n')}

# /sat-prep is sat-prep.html. Its other spellings lead to it.
location = / { try_files /index.html =404; }
location ~ ^(?<page>|/.+?)${spellingEnd}$ {
    if ($page = "") { return 308 /$is_args$args; }
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
}
location / { try_files $uri.html $uri =404; }
`;
}

/** The files for the hosts, by their paths from the project's root. Those in site/public are part of every build. */
export const hostFiles: Readonly<Record<string, string>> = {
  'site/public/_headers': headersFile(),
  'site/public/_redirects': redirectsFile(),
  'site/public/vercel.json': vercelFile(),
  'site/public/.htaccess': apacheFile(),
  'tools/hosts/nginx/maps.conf': nginxMaps(),
  'tools/hosts/nginx/site.conf': nginxSite(),
};

if (import.meta.main) {
  const root = new URL('../../', import.meta.url);
  for (const [file, text] of Object.entries(hostFiles)) writeFileSync(new URL(file, root), text);
  console.log(`Wrote ${Object.keys(hostFiles).join(', ')}.`);
}
