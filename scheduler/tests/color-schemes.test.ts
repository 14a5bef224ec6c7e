import { describe, expect, it } from 'vitest';
import { contrast } from '../../site/src/styles/color-contrast.ts';
import { darkColors } from '../../site/src/styles/dark-colors.ts';
import { tokenColors } from '../../site/src/server/theme-colors.ts';
import { pageSheets } from '../src/requests/page-colors.ts';

const pairs = [
  ['ink', 'board', 4.5],
  ['ink-2', 'board', 4.5],
  ['ink-3', 'board', 3],
  ['blue', 'board', 4.5],
  ['blue', 'blue-tint', 4.5],
  ['red', 'board', 4.5],
] as const;

/** The colors that a sheet has in the end, in one scheme. */
function colorsOf(sheet: string, scheme: 'light' | 'dark'): Record<string, string> {
  const [light = '', dark = ''] = sheet.split('@media screen and (prefers-color-scheme:dark)');
  const rules = [...(scheme === 'dark' ? light + dark : light).matchAll(/--([\w-]+):(#[0-9a-f]+)/g)];
  return Object.fromEntries(
    rules.map(([, name = '', color = '']) => [name, color.replace(/^#fff$/, '#ffffff')]),
  );
}

describe.each([{}, { blue: '#5b2a86', board: '#fffdf8' }, { blue: '#0b5c4a', ink: '#2a1616' }])(
  'with the business’s colors %j',
  (own) => {
    const { calendar, outcome } = pageSheets(new Map(), own);
    const site = tokenColors(own);

    it.each([
      ['light', site],
      ['dark', darkColors(site)],
    ] as const)('the %s pages are in the site’s, and can be read', (scheme, expected) => {
      const colors = colorsOf(outcome, scheme);
      expect(expected).toMatchObject(colors);
      expect(Object.keys(colors)).toHaveLength(8);
      for (const [color, ground, atLeast] of pairs) {
        expect(contrast(colors[color]!, colors[ground]!), color).toBeGreaterThanOrEqual(atLeast);
      }
    });

    it('a sheet has no color that it does not use', () => {
      expect(Object.keys(colorsOf(calendar, 'dark'))).not.toContain('red');
    });
  },
);

it('a page whose colors the address asks for has them in both schemes', () => {
  const { calendar } = pageSheets(new Map([['background_color', 'ffffff']]), { blue: '#5b2a86' });
  expect(calendar).not.toContain('prefers-color-scheme');
});
