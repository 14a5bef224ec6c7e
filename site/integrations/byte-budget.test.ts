import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { fetchedWith, firstView, inKilobytes, runsScriptWithoutIsland, weighPage } from './byte-budget.ts';

const sizes: Record<string, number> = {
  '/text.woff2': 20_000,
  '/hand.woff2': 15_000,
  '/hero.svg': 3_000,
  '/below.svg': 9_000,
  '/site.css': 2_000,
  '/blocking.js': 1_000,
  '/later.js': 50_000,
};
const weigh = (html: string) => weighPage(10_000, fetchedWith(parse(html)), (address) => sizes[address]);
const font = '<link rel="preload" as="font" href="/text.woff2">';

describe('the weight of a first view', () => {
  it.each([
    ['sheets', '<link rel="stylesheet" href="/site.css">', { style: 2_000 }],
    [
      'images that are not lazy',
      '<img src="/hero.svg"><img src="/below.svg" loading="lazy">',
      { image: 3_000 },
    ],
    ['no image in the document', '<img src="data:image/png;base64,AA==">', { image: 0 }],
    ['a font that is preloaded', font, { font: 20_000 }],
    [
      'a declared font, once, and no local face',
      `${font}<style>@font-face{font-family:T;src:url("/text.woff2") format("woff2")}
       @font-face{font-family:H;src:url(/hand.woff2)}@font-face{font-family:F;src:local("Arial")}</style>`,
      { font: 35_000 },
    ],
    ['a script that holds up the document', '<script src="/blocking.js"></script>', { script: 1_000 }],
    ['none that waits', '<script type="module" src="/later.js"></script><script>1</script>', { script: 0 }],
    ['one that is fetched early', '<link rel="modulepreload" href="/later.js">', { script: 50_000 }],
  ])('counts %s', (_, html, weight) => {
    expect(weigh(html)).toMatchObject({ document: 10_000, ...weight });
  });

  it('names a file that the build does not hold', () => {
    expect(() => weigh('<img src="/gone.svg">')).toThrow('It loads /gone.svg');
  });

  it('is told with its parts, rounded up', () => {
    const weight = { ...weigh(font), document: 40_001 };
    expect(firstView(weight)).toBe(60_001);
    expect(inKilobytes(weight)).toBe('60.1 KB (document 40.1, font 20.0)');
  });
});

it.each([
  ['<script>1</script>', true],
  ['<script type="module" src="/later.js"></script>', true],
  ['<astro-island></astro-island><script>1</script>', false],
  ['<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>', false],
])('%s: script without an island: %s', (html, expected) => {
  expect(runsScriptWithoutIsland(parse(html))).toBe(expected);
});
