import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandColors, type Brand, type BrandColor } from '../model/brand.ts';
import { tokenColors, tokenDefaults } from '../lib/token-colors.ts';
import type { ContentProblem } from '../model/content-problem.ts';
import type { Content } from '../model/content.ts';
import { siteFile } from '../model/site-file.ts';
import { contrast, nearestShade } from './color-contrast.ts';
import { colorPairs, type ColorPair, type StyleSheet } from './color-pairs.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Every style sheet of the site. */
function siteSheets(): StyleSheet[] {
  return globSync('**/*.css', { cwd: source })
    .sort()
    .map((file) => ({ file, css: readFileSync(join(source, file), 'utf8') }));
}

let readPairs: ColorPair[] | undefined;

/** The pairs of color tokens that the site's sheets make; read once, since 140 sheets take a while. */
export function sitePairs(): ColorPair[] {
  readPairs ??= pairsOfSheets();
  return readPairs;
}

function pairsOfSheets(): ColorPair[] {
  const defaults = tokenDefaults();
  const board = defaults.board;
  return colorPairs(siteSheets(), new Set(brandColors), (token) => {
    const color = defaults[token as BrandColor];
    return contrast(color, board) < contrast(color, defaults.ink);
  });
}

/**
 * The pairs of the owner's colors that are too hard to tell apart: which, by how much, and the nearest shade that passes
 * beside everything it meets.
 */
export function contrastProblems(colors: Brand['colors']): ContentProblem[] {
  const all = tokenColors(colors);
  const pairs = sitePairs();
  const ratio = (pair: ColorPair, using: Record<string, string>) =>
    contrast(using[pair.color] ?? '', using[pair.ground] ?? '');
  return pairs
    .filter((pair) => ratio(pair, all) < pair.atLeast)
    .map((pair) => {
      const name = (pair.color in colors ? pair.color : pair.ground) as BrandColor;
      const concerned = pairs.filter(({ color, ground }) => color === name || ground === name);
      const shade = nearestShade(all[name], (tried) =>
        concerned.every((one) => ratio(one, { ...all, [name]: tried }) >= one.atLeast),
      );
      const found = Math.floor(ratio(pair, all) * 100) / 100;
      return {
        file: 'settings.yaml',
        field: `brand.colors.${name}`,
        value: all[name],
        instead: shade ?? undefined,
        allowed:
          `${pair.color} ${all[pair.color as BrandColor]} on ${pair.ground} ${all[pair.ground as BrandColor]} ` +
          `has a contrast of ${found}:1 and needs ${pair.atLeast}:1 (${pair.where}); ` +
          (shade ? `write '${shade}' instead` : 'no shade of it passes beside the other colors: change both'),
      };
    });
}

/** What the pages cannot do with the owner's look: colors that cannot be read on each other, a logo that is not there. */
export function brandProblems(content: Content): ContentProblem[] {
  return content.settings.flatMap(({ file, data: { brand } }) => {
    // The shipped colors are held by a test; every pair of every sheet takes its time.
    const own = Object.keys(brand.colors).length > 0;
    const problems = own ? contrastProblems(brand.colors) : [];
    if (brand.logo === undefined || existsSync(siteFile(`content/${brand.logo}`))) return problems;
    const allowed = 'this file must stand beside settings.yaml';
    return [...problems, { file, field: 'brand.logo', value: brand.logo, allowed }];
  });
}
