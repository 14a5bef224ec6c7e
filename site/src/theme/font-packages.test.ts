import { expect, it } from 'vitest';
import { findFontFile, fontFile } from './font-packages.ts';

it('finds the variable file of an installed family, and what kind of letters it has', () => {
  expect(fontFile('Figtree', 400)).toMatchObject({ category: 'sans-serif', isVariable: true });
});

it('finds the file of one weight where a family has no variable font', () => {
  expect(fontFile('Gochi Hand', 400)).toMatchObject({ isVariable: false });
  expect(findFontFile('Gochi Hand', 700)).toBeUndefined();
});

it('names the package of a family that is not installed', () => {
  expect(() => fontFile('No Such Sans 3', 400)).toThrow(
    'npm install -D -w site @fontsource-variable/no-such-sans-3',
  );
});
