import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /node_modules|\/(dist|\.astro|\.cache|\.build)$/.test(path),
  });

const documents = ['README.md', 'scheduler/README.md', ...files('docs/**/*.md')];
const sources = ['site', 'scheduler', 'scripts', 'deploy', 'bench'].flatMap((folder) =>
  files(`${folder}/**/*.{ts,tsx,astro,css}`).filter((path) => !/\/(dist|node_modules|\.\w+)\//.test(path)),
);

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const manifests = ['package.json', ...files('{site,scheduler,tools,tools/editor}/package.json')].map(
  (path) => JSON.parse(read(path)) as Manifest,
);
const dependencies = manifests.flatMap((manifest) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
);

describe('the documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    const named = [...read(document).matchAll(/`((?:site|scheduler|deploy|docs|scripts)\/[\w./<>-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('<') && !/^site\/dist|\/\.data/.test(path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const scripts = Object.keys(manifests[0]?.scripts ?? {});
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it.each([...documents, 'CONTRIBUTING.md', 'CHANGELOG.md'])('%s has short lines', (document) => {
    const long = read(document).match(/^(?!\S*https?:\S+$|\|).{121,}$/gm);
    expect(long ?? []).toEqual([]);
  });

  it.each([
    ['docs/faults.md', /\| `([\w.-]+)`: (.+?) +\|$/gm],
    ['docs/accessibility.md', /^ {2}- `([\w.-]+)`: (.+)$/gm],
  ])('%s names only tests that exist', (document, row) => {
    const rows = [...read(document).matchAll(row)];
    expect(rows.length).toBeGreaterThan(25);
    const titles = /\b(?:test|it)(?:\.\w+\(.*?\))?\(\s*(['`])(.+?)\1,/gs;
    for (const [, file = '', name = ''] of rows) {
      const [path = ''] = files(`{site/tests,site/src/**,scheduler/tests,scheduler/src/**,scripts}/${file}`);
      const known = path ? [...read(path).matchAll(titles)].map(([, , title = '']) => title) : [];
      expect(known.filter((title) => title.includes(name)).length, `${file}: ${name}`).toBeGreaterThan(0);
    }
  });

  it('docs/accessibility.md says below each row what holds it, or that nobody can but by reading', () => {
    const rows = read('docs/accessibility.md')
      .split(/^- (?=\*\*\d)/m)
      .slice(1);
    expect(rows).toHaveLength(55);
    expect(rows.filter((row) => !/^ {2}- `|By\s+reading:|: Not applicable: /m.test(row))).toEqual([]);
  });

  it('the README draws the rooms that there are', () => {
    const rooms = files('site/src/rooms/*').map((path) => basename(path));
    const text = read('README.md').replace(/\s+/g, ' ');
    const drawn = /`rooms\/` ([\w ,-]+) pages/.exec(text)?.[1]?.split(/, | and /);
    expect(drawn?.toSorted()).toEqual(rooms.toSorted());
  });

  it('the README stays within 60 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });
});

it('the scheduling service ships the colors of the website', () => {
  const colors = (path: string) => {
    const [light = ''] = read(path).split('@media');
    return [...light.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)];
  };
  const site = new Map(colors('site/src/styles/tokens.css').map(([, name, color]) => [name, color]));
  const own = files('scheduler/public/assets/style.css').flatMap(colors);
  expect(own.length).toBeGreaterThan(6);
  for (const [, name = '', color = ''] of own) {
    expect(color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'), name).toBe(site.get(name));
  }
});

describe('the dependencies', () => {
  it('are pinned to exact versions', () => {
    expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('have licenses that ask for a notice at most, and tools that stay with us a few others', () => {
    const permissive =
      /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-.-Clause|CC0-1\.0|ISC|MIT|MIT-0|OFL-1\.1|Python-2\.0|Zlib)$/;
    const shipped = /\/(@astrojs\/react|@fontsource(-variable)?\/.+|astro|react|react-dom|scheduler)$/;
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { license?: string }> };
    const held = Object.entries(lock.packages).filter(([path]) =>
      /node_modules\/(?!@brightboard)/.test(path),
    );
    const refused = held.filter(([path, { license = 'unknown' }]) =>
      (license.match(/[^ ()]+/g) ?? [])
        .filter((word) => !/^(AND|OR)$/.test(word) && !permissive.test(word))
        .some((word) => shipped.test(path) || !/^(LGPL-3\.0-or-later|MPL-2\.0)$/.test(word)),
    );
    expect(held.length).toBeGreaterThan(400);
    // Only tested with, and never shipped.
    expect(refused.map(([path]) => path)).toEqual(['node_modules/@calcom/embed-core']);
  });

  it('are at most 480 packages on a newcomer’s machine', () => {
    // What npm has installed here: other systems take other files of the same packages.
    const { packages } = JSON.parse(read('node_modules/.package-lock.json')) as { packages: object };
    expect(Object.keys(packages).length).toBeGreaterThan(300);
    expect(Object.keys(packages).length).toBeLessThanOrEqual(480);
  });

  it('each have their sentence', () => {
    const justified = read('docs/dependencies.md');
    const silent = dependencies.filter(([name]) => !justified.includes(`\`${name}\``));
    expect(silent).toEqual([]);
  });
});

describe('on Windows, too,', () => {
  it('npm scripts begin programs, and leave nothing to a shell', () => {
    const commands = manifests.flatMap(({ scripts = {} }) => Object.values(scripts));
    const parts = commands.flatMap((command) => command.split(' && '));
    const refused = parts.filter((part) => !/^(?!(rm|cp|cat) )[a-z]+( [^'$;|<>`]+)?$/.test(part));
    expect(refused).toEqual([]);
  });

  it('no code asks a shell, or takes a path out of the address of a file', () => {
    const code = sources.filter((path) => !/\.(css|astro)$|conventions/.test(path));
    const posix = /shell: true|\bexecSync\(|\bspawn\('npm|import\.meta\.url\)\.pathname|'\/tmp/;
    expect(code.filter((path) => posix.test(read(path)))).toEqual([]);
  });
});

describe('the sources', () => {
  it('have kebab-case names, and none that says nothing', () => {
    const names = sources.map((path) => basename(path).replace(/\.(test|spec|module|config|d)\b/, ''));
    const kebab = /^(\[(\.\.\.)?[a-z-]+\]|[a-z0-9]+)(-[a-z0-9]+)*(\.\w+)+$/;
    const nothing = /^(utils?|helpers?|misc|common|index)\.tsx?$/;
    expect(names.filter((name) => !kebab.test(name) || nothing.test(name))).toEqual([]);
  });

  it('keep components short: half of them are below 60 lines; the lint allows none above 200', () => {
    const lengths = files('site/src/**/*.tsx')
      .filter((path) => !path.includes('.test.'))
      .map((path) => read(path).trimEnd().split('\n').length)
      .sort((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
  });

  it('lie in folders of at most 60 files', () => {
    const folders = Map.groupBy(sources, (path) => dirname(path));
    expect([...folders].filter(([, held]) => held.length > 60).map(([folder]) => folder)).toEqual([]);
  });

  it('put every style into the layer of its folder', () => {
    const layerOf: Record<string, string> = {
      'site/src/ui': 'ui',
      'site/src/drawings': 'ui',
      'site/src/blocks': 'blocks',
      'site/src/frame': 'blocks',
      'site/src/scheduling': 'blocks',
      'site/src/rooms': 'rooms',
    };
    const layers = files('site/src/**/*.css')
      .filter((path) => !path.startsWith('site/src/styles/'))
      .map((path) => {
        const topLevel = read(path).match(/^(?!\/\*|\s|\}).+/gm) ?? [];
        return [path, topLevel, [`@layer ${layerOf[path.split('/', 3).join('/')]} {`]] as const;
      });
    expect(layers.length).toBeGreaterThan(0);
    for (const [path, found, wanted] of layers) expect(found, path).toEqual(wanted);
  });
});
