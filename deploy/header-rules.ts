import { pagesOf, type BuiltSite } from './built-site.ts';
import { everywherePolicy } from './content-security-policy.ts';
import { namedContentTypes } from './file-store.ts';
import { everywhere, hashedFileHeaders, hashedFolder, plainFileHeaders, type Headers } from './headers.ts';

/** One rule of a `_headers` file: everything at a path is sent with these headers. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

const pick = (headers: Headers, ...names: string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** The addresses of files that are no pages: one for each folder of them, one for each that stands alone. */
function fileAddresses(site: BuiltSite): string[] {
  const names = site.files.filter((file) => !file.endsWith('.html') && !`/${file}`.startsWith(hashedFolder));
  return [
    ...new Set(names.map((name) => (name.includes('/') ? `/${name.split('/')[0] ?? ''}/*` : `/${name}`))),
  ];
}

/**
 * The headers by address, for hosts that read them from a `_headers` file. When several rules match an address,
 * one such host joins their values with a comma and another lets the last one win. So the rule for everything
 * sets nothing that another rule sets, except for a security policy that a page's own can stand beside.
 * @param addressesOf the addresses a host serves a page at.
 */
export function headerRules(
  site: BuiltSite,
  addressesOf: (page: { file: string; address: string }) => readonly string[],
): HeaderRule[] {
  const pageRules = pagesOf(site).flatMap((page) => {
    const headers = pick(
      site.headersOf(page.file),
      'Content-Security-Policy',
      'Cache-Control',
      'Speculation-Rules',
    );
    return addressesOf(page).map((path) => ({ path, headers }));
  });
  const fileRules = fileAddresses(site).map((path) => {
    const type = namedContentTypes[path.slice(1)];
    return {
      path,
      headers: {
        ...pick(plainFileHeaders, 'Content-Security-Policy', 'Cache-Control'),
        ...(type === undefined ? {} : { 'Content-Type': type }),
      },
    };
  });
  return [
    { path: '/*', headers: { ...everywhere, 'Content-Security-Policy': everywherePolicy } },
    {
      path: `${hashedFolder}*`,
      headers: pick(hashedFileHeaders, 'Content-Security-Policy', 'Cache-Control'),
    },
    ...fileRules,
    ...pageRules,
  ];
}

/** The rules as the text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const notice = '# Written by `npm run deploy:configs`; change deploy/headers.ts instead.';
  return `${[notice, ...blocks].join('\n\n')}\n`;
}
