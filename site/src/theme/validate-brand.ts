import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { brandColors, type Brand, type BrandColor } from '../model/brand.ts';
import type { ContentIssue } from '../content-reader/content-issue.ts';
import type { Content } from '../model/collections.ts';
import { contentFolder } from '../model/site-file.ts';
import { colorTokens, nearestShade, type ColorToken, type ColorTokens, type Scheme } from './colors.ts';
import { findFontFile, fontPackages } from './font-packages.ts';

/** Tokens of text and of what it stands on; WCAG 2 asks for 4.5:1. */
const textPairs: Partial<Readonly<Record<ColorToken, readonly ColorToken[]>>> = {
  text: ['surface', 'background', 'blue-tint', 'marked'],
  'text-secondary': ['surface', 'background', 'blue-tint'],
  'text-muted': ['surface', 'background'],
  blue: ['surface', 'background', 'blue-tint'],
  'blue-deep': ['surface', 'background', 'blue-tint'],
  green: ['surface', 'background', 'green-tint'],
  red: ['surface', 'background', 'red-tint'],
  amber: ['surface', 'background', 'amber-tint'],
  'on-button': ['button', 'button-deep'],
  'on-dark': ['surface-dark'],
  'on-dark-muted': ['surface-dark'],
  highlighter: ['surface-dark'],
  'on-highlighter': ['highlighter'],
};
const minRatio = 4.5;

interface Pair {
  text: ColorToken;
  ground: ColorToken;
  scheme: Scheme;
}

const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
  (Object.entries(textPairs) as [ColorToken, readonly ColorToken[]][]).flatMap(([text, grounds]) =>
    grounds.map((ground): Pair => ({ text, ground, scheme })),
  ),
);

const ratio = ({ text, ground, scheme }: Pair, tokens: ColorTokens): number =>
  wcagContrast(tokens[text][scheme], tokens[ground][scheme]);

/** The pairs of texts and grounds that cannot be read with a brand's colors. */
export function failing(colors: Brand['colors']): Pair[] {
  const tokens = colorTokens(colors);
  return pairs.filter((pair) => ratio(pair, tokens) < minRatio);
}

function issue(name: BrandColor, pair: Pair, colors: Brand['colors']): ContentIssue {
  const dependent = dependentOn(name, colors);
  const shade = nearestShade(
    colors[name] ?? '',
    (tried) => !failing({ ...colors, [name]: tried }).some((other) => dependent.has(other)),
  );
  const tokens = colorTokens(colors);
  const found = Math.floor(ratio(pair, tokens) * 100) / 100;
  const [text, ground] = [pair.text, pair.ground].map((token) => tokens[token][pair.scheme]);
  return {
    file: 'settings.yaml',
    field: `brand.colors.${name}`,
    value: colors[name],
    suggestion: shade ? `'${shade}'` : undefined,
    message: `it gives text ${text} on ${ground}, shades that the ${pair.scheme} scheme makes from your colors, a contrast of ${found}:1, and needs ${minRatio}:1`,
  };
}

/** The pairs whose contrast changes with one of the owner's colors. */
function dependentOn(name: BrandColor, colors: Brand['colors']): ReadonlySet<Pair> {
  const [one, other] = ['#123456', '#fedcba'].map((color) => colorTokens({ ...colors, [name]: color }));
  return new Set(pairs.filter((pair) => one && other && ratio(pair, one) !== ratio(pair, other)));
}

/** The owner's colors with which some text cannot be read, one issue each, with the nearest shade that passes. */
export function contrastProblems(colors: Brand['colors']): ContentIssue[] {
  const failures = failing(colors);
  return brandColors.flatMap((name) => {
    const dependent = dependentOn(name, colors);
    const pair = failures.find((failure) => dependent.has(failure));
    return colors[name] && pair ? [issue(name, pair, colors)] : [];
  });
}

/** What the pages cannot do with the owner's brand: colors that cannot be read, a font or a logo that is not there. */
export function brandIssues(content: Content): ContentIssue[] {
  return content.settings.flatMap(({ file, data: { brand } }) => {
    const { fonts, logo } = brand;
    const missing = (['heading', 'text'] as const).filter((use) => !findFontFile(fonts[use], 400));
    const issues = missing.map((use): ContentIssue => {
      const message = `this font is not installed: npm install -D -w site ${fontPackages(fonts[use])[0]}`;
      return { file, field: `brand.fonts.${use}`, value: fonts[use], message };
    });
    if (logo !== undefined && !existsSync(join(contentFolder, logo))) {
      const message = 'this file must stand beside settings.yaml';
      issues.push({ file, field: 'brand.logo', value: logo, message });
    }
    return [...contrastProblems(brand.colors), ...issues];
  });
}
