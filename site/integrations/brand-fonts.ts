import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { readSettings } from '../src/content-reader/read-settings.ts';
import { siteFile } from '../src/model/site-file.ts';
import { brandFontsFolder, fontFile, type FontFile } from '../src/theme/font-packages.ts';

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset)).join('');
const latinLetters = Array.from({ length: 64 }, (_, offset) => String.fromCharCode(0xc0 + offset)).join('');
/** The characters in the font subsets, if their families have them; others are shown in the fallback font. */
const characters = `${basicLatin}${latinLetters}\u00a0\u2011©®·×÷±°²³½¼¾–—‘’“”…•→←↑↓−≤≥π√∑`;
/** Characters that boards show in a separate font, because they are hard to read in the handwriting font. */
const boardCharacters = '+0123456789=ft²×–−';

/**
 * Fonts installed on devices, with their average character width in Latin text as a fraction of the font size, regular
 * and bold (xWidthAvg of @capsizecss/unpack). Liberation and Croscore fonts have the same widths.
 */
const localFonts = {
  'sans-serif': [
    { name: 'Roboto', regular: 0.4448, bold: 0.4521, files: ['Roboto', 'Roboto Regular'] },
    { name: 'Arial', regular: 0.4458, bold: 0.48, files: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
  ],
  serif: [
    {
      name: 'Times New Roman',
      regular: 0.4063,
      bold: 0.4326,
      files: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    },
  ],
} as const;
type LocalFont = (typeof localFonts)[keyof typeof localFonts][number];

type Weight = number | { min: number; max: number };
const headingWeight = 700;
const textWeights = { min: 400, max: 650 };

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
const unicodeRange = (text: string): string =>
  [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ');

function subset(file: string, weight: Weight | undefined, format: 'woff2' | 'sfnt', text = characters) {
  return subsetFont(readFileSync(file), text, {
    targetFormat: format,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum'],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
}

const face = (family: string, file: string, weights: string, more = ''): string => `@font-face {
  font-family: ${/\s/.test(family) ? `'${family}'` : family};
  src: url('./${file}') format('woff2');
  font-weight: ${weights};
  font-display: swap;${more}
}`;

/** A fallback @font-face: a local font scaled to the width of a web font, so that loading it shifts little. */
async function fallbackFace(font: FontFile, weight: number, weights: string, local: LocalFont) {
  const bold = weight >= 600;
  const metrics = await fromBuffer(await subset(font.file, font.isVariable ? weight : undefined, 'sfnt'));
  const share = (value: number) => value / metrics.unitsPerEm;
  const size = share(metrics.xWidthAvg) / (bold ? local.bold : local.regular);
  const names = bold
    ? local.files.map((name) => `${name.replace(/ Regular$|MT$/, '')} Bold`)
    : [...local.files];
  const sources = [...names, ...names.map((name) => name.replaceAll(' ', '-'))].map(
    (name) => `local('${name}')`,
  );
  return `@font-face {
  font-family: '${font.family} in ${local.name}';
  src: ${[...new Set(sources)].join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(share(metrics.ascent) / size)};
  descent-override: ${percent(-share(metrics.descent) / size)};
  line-gap-override: ${percent(share(metrics.lineGap) / size)};
}`;
}

const stack = ({ family, category }: FontFile): string =>
  [family, ...localFonts[category].map((local) => `${family} in ${local.name}`)]
    .map((name) => `'${name}'`)
    .join(', ');

/**
 * Writes subsets of the two families of `brand.fonts`, with the characters of English pages, and their style sheet:
 * woff2 for browsers, ttf for pictures of the build. Does nothing if they exist.
 * @returns the path of their folder.
 */
export async function writeBrandFonts(fonts = readSettings().brand.fonts): Promise<string> {
  const heading = fontFile(fonts.heading, 700);
  const text = fontFile(fonts.text, 400);
  const bold = text.isVariable ? undefined : fontFile(fonts.text, 700);
  const hand = require.resolve('@fontsource/gochi-hand/files/gochi-hand-latin-400-normal.woff2');
  const digits = ['board-digits.woff2', 'board-digits.otf'].map((name) =>
    siteFile(`src/assets/fonts/${name}`),
  );
  const sources = [heading.file, text.file, hand, ...digits, fileURLToPath(import.meta.url)];
  const hash = sources.reduce((sum, file) => sum.update(readFileSync(file)), createHash('sha256'));
  const stamp = `/* Written by integrations/brand-fonts.ts from ${heading.family} and ${text.family}, ${hash.digest('hex').slice(0, 12)}. */`;
  const folder = brandFontsFolder(fonts);
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet) && readFileSync(sheet, 'utf8').startsWith(stamp)) return folder;

  mkdirSync(folder, { recursive: true });
  // Renames a temporary file, because another process may read or write the same file.
  const put = (file: string, data: Uint8Array | string) => {
    const partial = join(folder, `${randomUUID()}.partial`);
    writeFileSync(partial, data);
    renameSync(partial, join(folder, file));
  };
  const write = async (name: string, file: string, weight: Weight | undefined, text?: string) => {
    const format = name.endsWith('.woff2') ? 'woff2' : 'sfnt';
    put(name, await subset(file, weight, format, text));
  };
  const axis = (font: FontFile, weight: Weight) => (font.isVariable ? weight : undefined);
  await write('heading.woff2', heading.file, axis(heading, headingWeight));
  await write('heading.ttf', heading.file, axis(heading, headingWeight));
  await write('text.woff2', text.file, axis(text, textWeights));
  await write('text.ttf', text.file, axis(text, 500));
  if (bold) await write('text-bold.woff2', bold.file, undefined);
  const isHand = (character: string) => !boardCharacters.includes(character);
  await write('hand.woff2', hand, undefined);
  for (const file of digits) put(basename(file), readFileSync(file));
  // The picture renderer uses a second font only for characters that the first one lacks.
  await write('hand.ttf', hand, undefined, [...characters].filter(isHand).join(''));

  const faces = [
    face(heading.family, 'heading.woff2', String(headingWeight)),
    face(text.family, 'text.woff2', bold ? '400 599' : `${textWeights.min} ${textWeights.max}`),
    ...(bold ? [face(text.family, 'text-bold.woff2', '600 700')] : []),
    face('Gochi Hand', 'hand.woff2', '400'),
    face('Board Digits', 'board-digits.woff2', '400', `\n  unicode-range: ${unicodeRange(boardCharacters)};`),
  ];
  for (const local of localFonts[heading.category])
    faces.push(await fallbackFace(heading, headingWeight, String(headingWeight), local));
  for (const local of localFonts[text.category]) {
    faces.push(await fallbackFace(text, 400, '400 599', local));
    faces.push(await fallbackFace(bold ?? text, 600, '600 700', local));
  }
  const families = `@layer tokens {
  :root {
    --font-heading: ${stack(heading)}, ${heading.category};
    --font-text: ${stack(text)}, ${text.category};
    --font-hand: 'Board Digits', 'Gochi Hand', cursive;
  }
}`;
  put('fonts.css', `${[stamp, ...faces, families].join('\n')}\n`);
  return folder;
}

/** The integration that adds the fonts of `brand.fonts` to every page. */
export function brandFonts(): AstroIntegration {
  return {
    name: 'brand-fonts',
    hooks: {
      'astro:config:setup': async ({ injectScript }) => {
        const sheet = join(await writeBrandFonts(), 'fonts.css').replaceAll('\\', '/');
        injectScript('page-ssr', `import ${JSON.stringify(sheet)};`);
      },
    },
  };
}
