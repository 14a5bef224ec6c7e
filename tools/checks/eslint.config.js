import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noStyleProp = {
  // The content security policy forbids style attributes, which React renders from style props.
  selector: 'JSXAttribute[name.name="style"] > JSXExpressionContainer > ObjectExpression',
  message: 'Use a class: a style attribute is forbidden by the content security policy.',
};

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; default exports are for routes and configs.',
};

/** A consistent style of tests: `it` with a sentence. */
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
 * For each folder of site/src, the other folders from which it may import:
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

/** Forbids relative imports from these folders. */
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
  // The site doesn't import from the scheduler or the tools, either.
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
      // Scripts that browsers get unchanged; the tests of the scheduler run them.
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
      // A `using` variable disposes of its resource at the end of the scope, so it needs no other use.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreUsingDeclarations: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Constants are in camelCase, too; only Astro's endpoints need the name GET.
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
  // The scheduler may import the site's theme and settings; one of its tests writes the fonts.
  noImports(
    ['scheduler/**/*.ts'],
    ['site(?!/src/(?:model|theme)/|/integrations/brand-fonts)', 'e2e', 'tools'],
  ),
  noImports([`${source}/layouts/*.astro`], ['features', 'components/sections', 'scheduling', 'pages']),
  {
    // The share card is rendered as a picture from style objects, so no policy applies.
    files: ['site/src/og-image/og-image-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
);
