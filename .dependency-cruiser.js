// Which folder may import from which, over the whole tree: dynamic imports, types and tests included.
// pages -> rooms -> blocks, frame, scheduling -> ui, drawings, share -> lib -> model. No room knows another.

const source = 'site/src';

/** Every folder of site/src with those it may import from, beside itself. */
const mayImport = {
  model: [],
  lib: ['model'],
  drawings: ['lib', 'model'],
  share: ['drawings', 'lib', 'model'],
  ui: ['drawings', 'lib', 'model'],
  scheduling: ['blocks', 'ui', 'drawings', 'lib', 'model'],
  blocks: ['ui', 'drawings', 'lib', 'model'],
  frame: ['styles', 'ui', 'drawings', 'lib', 'model'],
  rooms: ['scheduling', 'blocks', 'frame', 'ui', 'drawings', 'lib', 'model'],
};

const directions = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-never-looks-up`,
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
      name: 'no-room-knows-another',
      severity: 'error',
      from: { path: `^${source}/rooms/([^/]+)/` },
      to: { path: `^${source}/rooms/`, pathNot: `^${source}/rooms/$1/` },
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
