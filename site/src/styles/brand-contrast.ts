import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandColors, type Brand, type BrandColor } from '../model/brand.ts';
import { darkColors, lightOf, type SchemeColor } from './dark-colors.ts';
import { tokenColors, tokenDefaults } from '../server/theme-colors.ts';
import type { ContentIssue } from '../model/content-issue.ts';
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
  return colorPairs(siteSheets(), new Set([...brandColors, ...Object.keys(lightOf)]), (token) => {
    const color = defaults[inLight(token)];
    return contrast(color, board) < contrast(color, defaults.ink);
  });
}

/** The color that an owner sets for a token. */
const inLight = (token: string): BrandColor =>
  (lightOf as Partial<Record<string, BrandColor>>)[token] ?? (token as BrandColor);

/** The pairs that are too hard to tell apart in the dark scheme that is derived from a business's colors. */
export function darkProblems(colors: Brand['colors']): ContentIssue[] {
  const dark = darkColors(tokenColors(colors));
  const ratio = ({ color, ground }: ColorPair) =>
    contrast(dark[color as SchemeColor], dark[ground as SchemeColor]);
  return sitePairs()
    .filter((pair) => ratio(pair) < pair.atLeast)
    .map((pair) => {
      const name = [pair.color, pair.ground].map(inLight).find((one) => one in colors) ?? inLight(pair.color);
      return {
        file: 'settings.yaml',
        field: `brand.colors.${name}`,
        value: tokenColors(colors)[name],
        message:
          `in the dark scheme, ${pair.color} ${dark[pair.color as SchemeColor]} on ${pair.ground} ` +
          `${dark[pair.ground as SchemeColor]} has a contrast of ${Math.floor(ratio(pair) * 100) / 100}:1 ` +
          `and needs ${pair.atLeast}:1 (${pair.where}): change this color`,
      };
    });
}

/**
 * The pairs of the owner's colors that are too hard to tell apart: which, by how much, and the nearest shade that passes
 * beside everything it meets.
 */
export function contrastProblems(colors: Brand['colors']): ContentIssue[] {
  const all = tokenColors(colors);
  const pairs = sitePairs().map((pair) => ({
    ...pair,
    color: inLight(pair.color),
    ground: inLight(pair.ground),
  }));
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
        suggestion: shade ?? undefined,
        message:
          `${pair.color} ${all[pair.color as BrandColor]} on ${pair.ground} ${all[pair.ground as BrandColor]} ` +
          `has a contrast of ${found}:1 and needs ${pair.atLeast}:1 (${pair.where}); ` +
          (shade ? `write '${shade}' instead` : 'no shade of it passes beside the other colors: change both'),
      };
    });
}

/** What the pages cannot do with the owner's look: colors that cannot be read on each other, a logo that is not there. */
export function brandIssues(content: Content): ContentIssue[] {
  return content.settings.flatMap(({ file, data: { brand } }) => {
    // The shipped colors are held by a test; every pair of every sheet takes its time.
    const own = Object.keys(brand.colors).length > 0;
    const issues = own ? [...contrastProblems(brand.colors), ...darkProblems(brand.colors)] : [];
    if (brand.logo === undefined || existsSync(siteFile(`content/${brand.logo}`))) return issues;
    const message = 'this file must stand beside settings.yaml';
    return [...issues, { file, field: 'brand.logo', value: brand.logo, message }];
  });
}
