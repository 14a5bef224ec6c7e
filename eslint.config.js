import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Which folder of site/src may import from which: ui <- sections <- screens <- pages; the model knows no components.
const mayImport = {
  model: [],
  lib: ['model', 'scheduling'],
  share: ['model', 'lib'],
  drawings: ['model', 'lib'],
  ui: ['model', 'lib', 'drawings'],
  scheduling: ['model', 'lib', 'ui'],
  sections: ['model', 'lib', 'drawings', 'ui', 'scheduling'],
  screens: ['model', 'lib', 'drawings', 'ui', 'sections'],
  layouts: ['model', 'lib', 'styles'],
  pages: ['model', 'lib', 'share', 'layouts', 'screens', 'sections', 'scheduling', 'ui'],
};

const importDirections = Object.entries(mayImport).map(([folder, allowed]) => {
  const forbidden = [...Object.keys(mayImport), 'styles'].filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  const patterns = forbidden.map((other) => ({
    group: [`../${other}/*`, `../../${other}/*`, `../../${other}/**`, `../${other}/**`],
    message: `${folder} must not import from ${other}; see the layers in eslint.config.js.`,
  }));
  return {
    files: [`site/src/${folder}/**/*.{ts,tsx,astro}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
});

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
    // The share card is a picture, not HTML: its renderer reads style objects, and no policy applies.
    files: ['site/src/share/share-card.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  ...importDirections,
);
