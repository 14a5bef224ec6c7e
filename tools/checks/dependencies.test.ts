import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../serve/processes.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Manifest = Record<string, Record<string, unknown>>;
const manifests = globSync(['package.json', '{site,scheduler}/package.json', 'tools/*/package.json'], {
  cwd: root,
}).map((file) => JSON.parse(read(file)) as Manifest);
const dependencies = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
);
const { scripts = {}, allowScripts = {}, overrides = {} } = JSON.parse(read('package.json')) as Manifest;

it('every package file has the version that the changelog begins with', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? [];
  expect(new Set(manifests.map(({ version }) => version))).toEqual(new Set([newest]));
});

describe('dependencies', () => {
  it('are pinned to exact versions', () => {
    expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  it('run no install scripts: npm 11 asks allowScripts, and .npmrc forbids them for every other', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Manifest };
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(withScripts.filter((name) => allowScripts[name] !== false)).toEqual([]);
    expect(read('.npmrc')).toContain('ignore-scripts=true');
  });

  it('each have their reason in docs/dependencies.md, and so does each override', () => {
    const documented = read('docs/dependencies.md');
    const names = [...dependencies.map(([name]) => name), ...Object.keys(overrides)];
    // An owner chooses other fonts without writing about them.
    const explained = (name: string) => name.startsWith('@fontsource') || documented.includes(`\`${name}\``);
    expect(names.filter((name) => !explained(name))).toEqual([]);
  });
});

const documents = globSync(['{README,CONTRIBUTING}.md', '{docs,scheduler}/**/*.md'], { cwd: root }).filter(
  (path) => !path.includes('node_modules'),
);

describe.each(documents)('%s', (document) => {
  it('names only paths that exist', () => {
    const named = [
      ...read(document).matchAll(/`((?:site|scheduler|docs|tools|e2e|build-tests)\/[\w./<>-]*)`/g),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('<') && !/^site\/dist|\/\.data/.test(path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const linked = [...read(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    expect(linked.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
