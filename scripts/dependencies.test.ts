import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
  overrides: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const manifests = [
  'package.json',
  'site/package.json',
  'scheduler/package.json',
  'tools/editor/package.json',
].map((path) => JSON.parse(read(path)) as Manifest);
const dependencies = manifests.flatMap((manifest) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
);
const [manifest] = manifests as [Manifest];

describe('dependencies', () => {
  it('are pinned to exact versions', () => {
    expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('run no install scripts: npm 11 asks allowScripts, and .npmrc forbids them for every other', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const withScripts = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(withScripts.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
    expect(read('.npmrc')).toContain('ignore-scripts=true');
  });

  it('each have their reason in docs/dependencies.md, and so does each override', () => {
    const documented = read('docs/dependencies.md');
    const names = [...dependencies.map(([name]) => name), ...Object.keys(manifest.overrides)];
    expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,scheduler}/**/*.md', { cwd: root }),
].filter((path) => !path.includes('node_modules'));

describe.each(documents)('%s', (document) => {
  it('names only paths that exist', () => {
    const named = [...read(document).matchAll(/`((?:site|scheduler|deploy|docs|scripts|e2e)\/[\w./<>-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('<') && !/^site\/dist|\/\.data/.test(path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});
