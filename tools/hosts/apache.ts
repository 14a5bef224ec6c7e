import {
  compressedCopies,
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
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** For Apache 2.4 and LiteSpeed, such as shared hosting with cPanel. */
export function apacheFile(): string {
  const suffixes = Object.values(compressedCopies).map((end) => end.slice(1));
  const compressed = raw`\.(?:${suffixes.join('|')})`;
  const setAll = (headers: readonly (readonly [string, string | undefined])[]) =>
    headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n');
  const forPath = furtherRules.map(({ path, headers }) => {
    const pattern = pathPattern(path).replace('$', `(?:${compressed})?$`);
    return `<If "%{REQUEST_URI} =~ m#${pattern}#">\n${indent(setAll(Object.entries(headers)))}\n</If>`;
  });
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
  return raw`# For Apache 2.4 or LiteSpeed, such as shared hosting with cPanel.

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
${setAll(constantHeaders)}
${setAll(varyingHeaders.map((name) => [name, headersAt('/')[name]]))}
${forPath.join('\n')}
<If "%{REQUEST_STATUS} >= 400 || %{REQUEST_METHOD} !~ /^(GET|HEAD)$/">
${indent(setAll(varyingHeaders.map((name) => [name, errorHeaders[name]])))}
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
${[...redirectRules].map(([from, to]) => `RewriteRule ${pathPattern(from).replace('/', '')} ${to} [R=308,L]`).join('\n')}

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
