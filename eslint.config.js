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
  { files: ['site/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 200 }],
      'no-restricted-syntax': ['error', noDefaultExport, noStyleProp],
      '@typescript-eslint/no-explicit-any': 'error',
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
    files: ['**/*.config.ts', 'eslint.config.js'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // dependency-cruiser, which holds every other direction, does not read .astro files.
    files: ['site/src/layouts/*.astro'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../features/*', '../components/sections/*', '../scheduling/*', '../pages/*'] },
          ],
        },
      ],
    },
  },
  {
    // The share card is a picture, not HTML: its renderer reads style objects, and no policy applies.
    files: ['site/src/og-image/og-image-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
);
