// Which folder may import from which, dynamic imports, types and tests included:
// pages -> features -> scheduling -> layouts, og-image -> components -> illustrations, seo -> server, lib -> model.

const source = 'site/src';

/** Every folder of site/src with those it may import from, beside itself. */
const mayImport = {
  model: [],
  lib: ['model'],
  styles: ['server', 'lib', 'model'],
  server: ['styles', 'lib', 'model'],
  illustrations: ['lib', 'model'],
  seo: ['server', 'lib', 'model'],
  'og-image': ['components', 'illustrations', 'styles', 'server', 'seo', 'lib', 'model'],
  components: ['seo', 'illustrations', 'lib', 'model'],
  scripts: ['lib', 'model'],
  layouts: ['styles', 'seo', 'components', 'illustrations', 'lib', 'model'],
  scheduling: ['components', 'illustrations', 'lib', 'model'],
  features: ['scheduling', 'layouts', 'components', 'illustrations', 'seo', 'lib', 'model'],
};

const directions = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-lower-layers`,
  severity: 'error',
  from: { path: `^${source}/${folder}/` },
  to: { path: `^${source}/`, pathNot: `^${source}/(${[folder, ...allowed].join('|')})/` },
}));

/** A workspace stands by itself: what it imports is its own, or a package. */
const workspaces = ['site', 'scheduler'].map((workspace) => ({
  name: `${workspace}-imports-nothing-outside`,
  severity: 'error',
  from: { path: `^${workspace}/src/` },
  to: { pathNot: `^(${workspace}/|node_modules/|astro:)`, dependencyTypesNot: ['core'] },
}));

export default {
  forbidden: [
    ...directions,
    ...workspaces,
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: `^${source}/features/([^/]+)/` },
      to: { path: `^${source}/features/`, pathNot: `^${source}/features/$1/` },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-guesses',
      comment: 'An import that leads nowhere is held to no rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.astro|\\.cache|\\.build|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.css', '.json', '.astro', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
