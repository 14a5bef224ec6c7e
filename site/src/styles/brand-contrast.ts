import { existsSync } from 'node:fs';
import { brandColors, type Brand, type BrandColor } from '../model/brand.ts';
import type { ContentIssue } from '../model/content-issue.ts';
import type { Content } from '../model/content.ts';
import { siteFile } from '../model/site-file.ts';
import { themeColor, type Scheme, contrast, nearestShade } from '../server/theme-colors.ts';

/** Tokens of text and of what it stands on; WCAG 2 asks for 4.5:1. */
const textPairs: Readonly<Record<string, readonly string[]>> = {
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

const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
  Object.entries(textPairs).flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground, scheme }))),
);
interface Pair {
  text: string;
  ground: string;
  scheme: Scheme;
}

const ratio = ({ text, ground, scheme }: Pair, colors: Brand['colors']): number =>
  contrast(themeColor(text, colors, scheme), themeColor(ground, colors, scheme));

const failing = (colors: Brand['colors']): Pair[] => pairs.filter((pair) => ratio(pair, colors) < minRatio);

/** Pairs of the shipped colors that cannot be read; a test holds it empty. */
export const shippedFailures = (): Pair[] => failing({});

function issue(name: BrandColor, pair: Pair, colors: Brand['colors']): ContentIssue {
  const shade = nearestShade(
    colors[name] ?? '',
    (tried) => !failing({ ...colors, [name]: tried }).some((other) => dependsOn(other, name, colors)),
  );
  const found = Math.floor(ratio(pair, colors) * 100) / 100;
  const [text, ground] = [pair.text, pair.ground].map((token) => themeColor(token, colors, pair.scheme));
  return {
    file: 'settings.yaml',
    field: `brand.colors.${name}`,
    value: colors[name],
    suggestion: shade ? `'${shade}'` : undefined,
    message: `it gives text ${text} on ${ground} in the ${pair.scheme} scheme, a contrast of ${found}:1, and needs ${minRatio}:1`,
  };
}

/** Whether a pair's contrast changes with one of the owner's colors. */
const dependsOn = (pair: Pair, name: BrandColor, colors: Brand['colors']): boolean =>
  ratio(pair, { ...colors, [name]: '#123456' }) !== ratio(pair, { ...colors, [name]: '#fedcba' });

/** The owner's colors with which some text cannot be read, one issue each, with the nearest shade that passes. */
export function contrastProblems(colors: Brand['colors']): ContentIssue[] {
  const failures = failing(colors);
  return brandColors.flatMap((name) => {
    const pair = failures.find((failure) => dependsOn(failure, name, colors));
    return colors[name] && pair ? [issue(name, pair, colors)] : [];
  });
}

/** What the pages cannot do with the owner's brand: colors that cannot be read, a logo that is not there. */
export function brandIssues(content: Content): ContentIssue[] {
  return content.settings.flatMap(({ file, data: { brand } }) => {
    const issues = contrastProblems(brand.colors);
    if (brand.logo === undefined || existsSync(siteFile(`content/${brand.logo}`))) return issues;
    const message = 'this file must stand beside settings.yaml';
    return [...issues, { file, field: 'brand.logo', value: brand.logo, message }];
  });
}
