import { describe, expect, it } from 'vitest';
import { budgetFindings, firstView, weighPage, withoutFonts } from './byte-budget.ts';

const sizes: Record<string, number> = {
  '/text.woff2': 20_000,
  '/hand.woff2': 15_000,
  '/hero.svg': 3_000,
  '/below.svg': 9_000,
  '/site.css': 2_000,
  '/blocking.js': 1_000,
  '/later.js': 50_000,
};
const weigh = (html: string, documentSize = 10_000) =>
  weighPage('/faq', documentSize, html, (address) => sizes[address]);

describe('the weight of a first view', () => {
  it('counts sheets, images that are not lazy, and what the head preloads', () => {
    const weight = weigh(
      `<link rel="stylesheet" href="/site.css"><link rel="preload" as="font" href="/text.woff2">
       <img src="/hero.svg"><img src="/below.svg" loading="lazy"><img src="data:image/png;base64,AA==">`,
    );
    expect(weight).toMatchObject({ document: 10_000, style: 2_000, image: 3_000, font: 20_000, script: 0 });
    expect(withoutFonts(weight)).toBe(15_000);
    expect(firstView(weight)).toBe(35_000);
  });

  it('counts a font once, preloaded or only declared, and local faces not at all', () => {
    const { font } = weigh(
      `<style>@font-face{font-family:T;src:url("/text.woff2") format("woff2")}
       @font-face{font-family:H;src:url(/hand.woff2)}@font-face{font-family:F;src:local("Arial")}</style>
       <link rel="preload" as="font" href="/text.woff2">`,
    );
    expect(font).toBe(35_000);
  });

  it('counts scripts that hold up the document, and those fetched early, but none that wait', () => {
    const weight = weigh(
      '<script src="/blocking.js"></script><script type="module" src="/later.js"></script>',
    );
    expect(weight.script).toBe(1_000);
    expect(weigh('<link rel="modulepreload" href="/later.js">').script).toBe(50_000);
  });

  it('names a file that the build does not hold', () => {
    expect(() => weigh('<img src="/gone.svg">')).toThrow(
      '/faq loads /gone.svg, which the build does not hold.',
    );
  });
});

describe('the findings', () => {
  const none = {};

  it('are none for a light page of text with data blocks', () => {
    const weight = weigh(
      '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
    );
    expect(budgetFindings(weight, none)).toEqual([]);
  });

  it('name the page, the limit and the heaviest kind', () => {
    const fonts =
      '<link rel="preload" as="font" href="/text.woff2"><link rel="preload" as="font" href="/hand.woff2">';
    expect(budgetFindings(weigh(fonts, 25_001), none)).toEqual([
      '/faq: the first view takes 60.1 KB with fonts, 60.0 are allowed; most of it: font 35.0 KB.',
      '/faq: the first view takes 25.1 KB without fonts, 25.0 are allowed; most of it: document 25.1 KB.',
    ]);
    expect(budgetFindings(weigh(fonts, 25_000), none)).toEqual([]);
  });

  it('forbid script without an island, unless the page is named', () => {
    const weight = weigh('<script>1</script>');
    expect(budgetFindings(weight, none)).toEqual([
      expect.stringContaining('/faq: script: the page has no island'),
    ]);
    expect(budgetFindings(weight, { '/faq': 'a reason' })).toEqual([]);
    expect(budgetFindings(weigh('<astro-island></astro-island><script>1</script>'), none)).toEqual([]);
  });
});
