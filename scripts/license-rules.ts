/** Licenses that ask for a notice at most. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Fine for tools that stay with us: they ask something only of who passes the tool itself on, or its data. */
const toolsOnly = new Set(['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** What visitors are served: only permissive licenses there. React's scheduler comes with react-dom. */
export const shipped: ReadonlySet<string> = new Set([
  '@astrojs/react',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@fontsource/gochi-hand',
  'astro',
  'react',
  'react-dom',
  'scheduler',
]);

/** Tells whether an SPDX expression allows the use: one side of an OR is enough, an AND needs all. */
export function isAllowed(expression: string, isShipped: boolean): boolean {
  const inner = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(inner)) return false;
  const one = (id: string) => permissive.has(id) || (!isShipped && toolsOnly.has(id));
  return inner.split(' OR ').some((option) => option.split(' AND ').every((id) => one(id.trim())));
}

export interface PackageLicense {
  name: string;
  version: string;
  license: string;
  use: 'shipped' | 'building and running' | 'checking';
}

interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Every package of a lock file once, with its license and what it is used for. */
export function packageLicenses(lock: { packages: Record<string, LockedPackage> }): PackageLicense[] {
  const found = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { name, version = '', license = 'unknown', dev }]): [string, PackageLicense] => {
      const named = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const use = shipped.has(named) ? 'shipped' : dev ? 'checking' : 'building and running';
      return [`${named}@${version}`, { name: named, version, license, use }];
    });
  return [...new Map(found).values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The packages whose license is unknown or does not allow what they are used for. */
export function forbiddenLicenses(packages: readonly PackageLicense[]): PackageLicense[] {
  return packages.filter(({ license, use }) => !isAllowed(license, use === 'shipped'));
}
