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
      'scheduler/assets/',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      eqeqeq: 'error',
      'no-console': 'off',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noDefaultExport, noStyleProp],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 200 }] },
  },
  {
    files: ['**/*.config.ts', 'eslint.config.js', 'site/integrations/hydrate-when-needed.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // dependency-cruiser, which holds every other direction, does not read .astro files.
    files: ['site/src/frame/*.astro'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../rooms/*', '../blocks/*', '../scheduling/*', '../pages/*'] }] },
      ],
    },
  },
  {
    // The share card is a picture, not HTML: its renderer reads style objects, and no policy applies.
    files: ['site/src/share/share-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
);
