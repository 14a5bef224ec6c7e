import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColors, type Brand } from '../model/brand.ts';
import { readContent } from '../model/read-content.ts';
import { siteFile } from '../model/site-file.ts';
import { brandIssues, contrastProblems, darkProblems, sitePairs } from './brand-contrast.ts';
import { darkColors } from './dark-colors.ts';
import { brandSheet, tokenColors, tokenDefaults } from '../server/theme-colors.ts';
import { contrast } from './color-contrast.ts';
import { colorPairs } from './color-pairs.ts';

const pairs = sitePairs().map(({ color, ground, atLeast }) => `${color} on ${ground}, ${atLeast}`);

describe('the pairs of colors', () => {
  it('are read from the sheets: text, focus rings and lines, each on what lies below it', () => {
    expect(pairs).toEqual(
      expect.arrayContaining([
        'ink-2 on board, 4.5',
        'ink-3 on paper, 4.5',
        'blue on amber-tint, 4.5',
        'green on green-tint, 4.5',
        'on-ink on button-deep, 4.5',
        'on-ink-2 on night, 4.5',
        'on-button on button, 4.5',
        'on-highlighter on highlighter, 4.5',
        'highlighter-fill on night, 4.5',
        'highlighter on night, 3',
        'blue on paper, 3',
      ]),
    );
    expect(pairs).not.toContain('green on red-tint, 4.5');
  });

  it('grow with a sheet that sets a new color on a ground', () => {
    const css =
      '.panel { background: var(--red-tint) } .panel:hover p { color: var(--green) } a { color: var(--red) }';
    const tokens = new Set(['red', 'red-tint', 'green', 'green-tint']);
    const found = colorPairs([{ file: 'a.css', css }], tokens, (name) => name.endsWith('-tint'));
    expect(found.map(({ color, ground }) => `${color} on ${ground}`)).toContain('red on red-tint');
  });

  it('can all be told apart in the colors that are shipped', () => {
    expect(contrastProblems({})).toEqual([]);
  });
});

describe('a color that is too light', () => {
  const issues = contrastProblems({ blue: '#6b8cff' });

  it('is named with its pair, the ratio and what it needs', () => {
    const onBlue = issues.find(({ message }) => message.startsWith('on-ink #ffffff on blue #6b8cff'));
    expect(onBlue).toMatchObject({ file: 'settings.yaml', field: 'brand.colors.blue', value: '#6b8cff' });
    const ratio = Math.floor(contrast('#ffffff', '#6b8cff') * 100) / 100;
    expect(onBlue?.message).toContain(`${ratio}:1 and needs 4.5:1`);
  });

  it('comes with a shade that passes beside everything it meets', () => {
    const shade = /write '(#[0-9a-f]{6})'/.exec(issues[0]?.message ?? '')?.[1];
    expect(contrastProblems({ blue: String(shade) })).toEqual([]);
  });

  it('is a mistake in the content, as is a logo that is not there', () => {
    const content = readContent(siteFile('content'));
    const problemsWith = (brand: Brand) => {
      for (const { data } of content.settings) data.brand = brand;
      return brandIssues(content).map(({ field }) => field);
    };
    expect(problemsWith({ colors: { blue: '#6b8cff' } })).toContain('brand.colors.blue');
    expect(problemsWith({ colors: {}, logo: 'no-such-logo.svg' })).toEqual(['brand.logo']);
    expect(problemsWith({ colors: {} })).toEqual([]);
  });
});

it('an owner may set each color of the token sheet, and no other', () => {
  const sheet = readFileSync(siteFile('src/styles/tokens.css'), 'utf8');
  const tokens = [...sheet.split('@media')[0]!.matchAll(/--([\w-]+): #[0-9a-f]{6};/g)].map(
    ([, name]) => name,
  );
  expect([...tokens].sort()).toEqual([...brandColors].sort());
});

describe('the dark scheme', () => {
  it('can be told apart in every pair, in the colors that are shipped and in others', () => {
    expect(darkProblems({})).toEqual([]);
    expect(darkProblems({ blue: '#5b2a86', 'blue-deep': '#43206a', board: '#fffdf8' })).toEqual([]);
    expect(darkProblems({ blue: '#0b5c4a', 'blue-deep': '#08463a', ink: '#2a1616' })).toEqual([]);
  });

  it('of the sheet is the one that its light colors give', () => {
    const sheet = readFileSync(siteFile('src/styles/tokens.css'), 'utf8');
    const dark = darkColors(tokenDefaults());
    const written = [
      ...(sheet.split('(prefers-color-scheme: dark)')[1] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g),
    ];
    const own = Object.fromEntries(written.map(([, name, value]) => [name, value]));
    const light: Record<string, string> = tokenDefaults();
    expect(own).toEqual(
      Object.fromEntries(Object.entries(dark).filter(([name, color]) => light[name] !== color)),
    );
  });

  it('goes with an owner’s colors into their sheet', () => {
    const dark = darkColors(tokenColors({ blue: '#5b2a86' }));
    expect(brandSheet({ blue: '#5b2a86' })).toContain(`--blue:${dark.blue}`);
    expect(brandSheet({})).toBeNull();
  });

  it('keeps what is read in a drawing apart from what it lies on', () => {
    const dark = darkColors(tokenDefaults());
    for (const name of ['ink', 'ink-2', 'ink-3', 'blue', 'green', 'red', 'amber', 'highlighter'] as const) {
      expect(contrast(dark[name], dark.board), name).toBeGreaterThanOrEqual(3);
    }
    for (const ground of ['marked', 'blue-tint', 'green-tint', 'red-tint', 'amber-tint'] as const) {
      expect(contrast(dark.ink, dark[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});
