import {
  constantHeaders,
  errorHeaders,
  furtherRules,
  headersAt,
  hiddenPaths,
  mediaTypes,
  pathPattern,
  redirectRules,
  spellingEnd,
  varyingHeaders,
} from './host-rules.ts';

const raw = String.raw;
const nginxVariable = (name: string) => `$brightboard_${name.toLowerCase().replaceAll('-', '_')}`;

/** For nginx, outside of its servers. */
export function nginxMaps(): string {
  const maps = varyingHeaders.map((name) => {
    const values = furtherRules.flatMap(({ path, headers }) =>
      headers[name] ? raw`    "~^\d+:${pathPattern(path).slice(1)}" "${headers[name]}";` : [],
    );
    return `map $status:$uri ${nginxVariable(name)} {
    default "${headersAt('/')[name]}";
    "~^[45]" "${errorHeaders[name]}";
${values.join('\n')}
}`;
  });
  return `# What site.conf uses, outside of a server.

${maps.join('\n\n')}
`;
}

/** For nginx 1.22 or newer, inside the server of the site. */
export function nginxSite(): string {
  const header = (name: string, value: string) => `add_header ${name} ${value} always;`;
  const types = Object.entries(mediaTypes).map(([end, type]) => `    ${type.replace(/;.*/, '')} ${end};`);
  const texts = ['css', 'js', 'txt'].map((end) => mediaTypes[end]?.replace(/;.*/, ''));
  return raw`# What the site asks of nginx 1.22 or newer, inside its server. Without the Brotli module, take out brotli_static.

server_tokens off;
absolute_redirect off;
client_body_timeout 10s;
send_timeout 30s;
client_max_body_size 1k;
# No file is large enough for ranges, and the error of one would have every header twice.
max_ranges 0;
if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }

# All headers are set here: a location with a header of its own would lose these.
${constantHeaders.map(([name, value]) => header(name, `"${value}"`)).join('\n')}
${varyingHeaders.map((name) => header(name, nginxVariable(name))).join('\n')}

charset utf-8;
charset_types ${texts.join(' ')};
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
${[...redirectRules].map(([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`).join('\n')}

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
