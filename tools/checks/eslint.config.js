import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noStyleProp = {
  // The content security policy forbids style attributes, and server-rendered style props become just that.
  selector: 'JSXAttribute[name.name="style"] > JSXExpressionContainer > ObjectExpression',
  message: 'Use a class: a style attribute is forbidden by the content security policy.',
};

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; default exports are for routes and configs.',
};

/** One style of tests: `it` says in a sentence what is so. */
const oneStyleOfTests = [
  {
    selector: 'ImportDeclaration[source.value=vitest] > ImportSpecifier[imported.name=test]',
    message: 'Unit tests are written with `it`.',
  },
  {
    selector: 'CallExpression[callee.name=it] > Literal:first-child[value=/^(should |[A-Z][a-z]+s )/]',
    message: 'A test’s name goes on from `it`, in small letters and without "should".',
  },
];

const source = 'site/src';

/**
 * Every folder of site/src with those it may import from, beside itself:
 * pages -> features -> scheduling -> layouts, og-image -> components -> illustrations, seo -> entries, theme ->
 * content-reader -> lib -> model. Tests may also read the content of tests.
 */
const mayImport = {
  model: [],
  lib: ['model'],
  'content-reader': ['lib', 'model'],
  theme: ['content-reader', 'model'],
  entries: ['content-reader', 'lib', 'model'],
  illustrations: ['lib', 'model'],
  seo: ['entries', 'content-reader', 'lib', 'model'],
  'og-image': ['components', 'illustrations', 'theme', 'entries', 'seo', 'content-reader', 'lib', 'model'],
  components: ['illustrations', 'lib', 'model'],
  scripts: ['lib', 'model'],
  layouts: ['seo', 'components', 'illustrations', 'lib', 'model'],
  scheduling: ['components', 'illustrations', 'theme', 'content-reader', 'lib', 'model'],
  features: ['scheduling', 'layouts', 'components', 'illustrations', 'theme', 'lib', 'model'],
};

/** Forbids relative imports that lead up and then into one of the folders. */
const noImports = (files, folders, further = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(?:\\.\\./)+(?:${folders.join('|')})/` }, ...further] },
    ],
  },
});

const directions = Object.entries(mayImport).flatMap(([folder, allowed]) => {
  const others = Object.keys(mayImport).filter((other) => other !== folder && !allowed.includes(other));
  // Nothing of the site imports the scheduler or the tools, either.
  const forbidden = [...others, 'pages', 'scheduler', 'e2e', 'tools'];
  const anotherFeature = { regex: String.raw`^\.\./[^.]`, message: 'No feature imports another.' };
  const further = folder === 'features' ? [anotherFeature] : [];
  return [
    noImports([`${source}/${folder}/**/*.{ts,tsx}`], forbidden, further),
    noImports(
      [`${source}/${folder}/**/*.test.{ts,tsx}`],
      forbidden.filter((other) => other !== 'content-reader'),
      further,
    ),
  ];
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.astro/',
      '**/.cache/',
      '**/.build/',
      '**/node_modules/',
      'test-results/',
      'playwright-report/',
      // Plain scripts that browsers are served as they are; the scheduler's own tests run them.
      'scheduler/public/',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  { files: ['**/*.astro'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  { files: ['site/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', '*/tsconfig.json'],
        tsconfigRootDir: `${import.meta.dirname}/../..`,
      },
    },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noStyleProp],
      '@typescript-eslint/no-explicit-any': 'error',
      // A resource is held until its scope ends, whether or not it has a use of its own.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreUsingDeclarations: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Constants are written as everything else is; Astro asks for GET.
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: ['camelCase', 'PascalCase'] },
        { selector: 'variable', filter: '^GET$', format: null },
        { selector: 'variable', modifiers: ['destructured'], format: null },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noStyleProp, ...oneStyleOfTests] },
  },
  {
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  ...directions,
  // The frame of the calendar looks like the site, and reads the owner's settings; a test has the fonts written.
  noImports(
    ['scheduler/**/*.ts'],
    ['site(?!/src/(?:model|theme)/|/integrations/brand-fonts)', 'e2e', 'tools'],
  ),
  noImports([`${source}/layouts/*.astro`], ['features', 'components/sections', 'scheduling', 'pages']),
  {
    // The share card is a picture, not HTML: its renderer reads style objects, and no policy applies.
    files: ['site/src/og-image/og-image-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
);
