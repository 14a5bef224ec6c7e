import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/**
 * The site's typefaces, all in one place. To use another family, install its Fontsource package, change its `name` and
 * `file` here and run `npm run fonts`: it writes the font files, styles/fonts.css and the metrics of the fallbacks.
 */
const families = {
  heading: {
    name: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    // Headings have one weight: pinning it halves the file.
    weight: 700,
    imageWeight: 700,
  },
  text: {
    name: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: { min: 400, max: 650 },
    imageWeight: 500,
  },
  hand: {
    name: 'Gochi Hand',
    file: '@fontsource/gochi-hand/files/gochi-hand-latin-400-normal.woff2',
    weight: undefined,
    imageWeight: undefined,
  },
} as const;

const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset)).join('');
/** What every font holds besides Basic Latin; a letter that is missing is shown in the fallback font. */
const characters = `${basicLatin}\u00a0\u2011 áéíóúüñçÁÉÍÓÚÑ©®·×÷±°²³½¼¾–—‘’“”…•→←↑↓−≤≥π√∑`;

/**
 * Fonts that devices have, with their average width in Latin text as a share of the font size, regular and bold
 * (the method of capsize: @capsizecss/unpack, xWidthAvg). Liberation Sans and Arimo have Arial's widths.
 */
const localFonts = [
  {
    name: 'Roboto',
    regular: 0.4448,
    bold: 0.4521,
    files: ['Roboto', 'Roboto-Regular'],
    boldFiles: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    name: 'Arial',
    regular: 0.4458,
    bold: 0.48,
    files: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    boldFiles: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
] as const;

type Weight = number | { min: number; max: number } | undefined;

const site = fileURLToPath(new URL('..', import.meta.url));
const folder = join(site, 'src/assets/fonts');
const require = createRequire(import.meta.url);
/** A family name, quoted only where CSS style asks for it. */
const quoted = (name: string): string => (/\s/.test(name) ? `'${name}'` : name);
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Leaves out what the boards' own font has: the renderer of pictures uses a second font only for missing characters. */
function withoutBoardCharacters(text: string): string {
  const sheet = readFileSync(join(site, 'src/illustrations/drawing.module.css'), 'utf8');
  const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(sheet) ?? [];
  const escaped = ranges.replaceAll(', ', '').replaceAll(/(?:U\+)?([\dA-F]+)/g, String.raw`\u{$1}`);
  return text.replaceAll(new RegExp(`[${escaped}]`, 'gu'), '');
}

function subset(
  file: string,
  weight: Weight,
  targetFormat: 'woff2' | 'sfnt',
  text = characters,
): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(file)), text, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum'],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
}

/** A local font scaled to take as much room as a web font of one weight, so that nothing moves when that one comes. */
async function fallbackFace(
  family: { name: string; file: string },
  weight: number,
  weights: string,
  local: (typeof localFonts)[number],
): Promise<string> {
  const bold = weight >= 600;
  const font = await fromBuffer(await subset(family.file, weight, 'sfnt'));
  const share = (value: number) => value / font.unitsPerEm;
  const size = share(font.xWidthAvg) / (bold ? local.bold : local.regular);
  return `@font-face {
  font-family: '${family.name} in ${local.name}';
  src: ${(bold ? local.boldFiles : local.files).map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(share(font.ascent) / size)};
  descent-override: ${percent(-share(font.descent) / size)};
  line-gap-override: ${percent(share(font.lineGap) / size)};
}`;
}

function webFont(id: keyof typeof families): string {
  const { name, weight } = families[id];
  const weights = typeof weight === 'object' ? `${weight.min} ${weight.max}` : (weight ?? 400);
  return `@font-face {
  font-family: ${quoted(name)};
  src: url('../assets/fonts/${id}.woff2') format('woff2');
  font-weight: ${weights};
  font-display: swap;
}`;
}

const stack = ({ name }: { name: string }): string =>
  [name, ...localFonts.map((local) => `${name} in ${local.name}`)].map((font) => `'${font}'`).join(', ');

const { heading, text, hand } = families;
mkdirSync(folder, { recursive: true });
for (const [id, { file, weight, imageWeight }] of Object.entries(families)) {
  writeFileSync(join(folder, `${id}.woff2`), await subset(file, weight, 'woff2'));
  // For the pictures of the build, which are drawn from static fonts.
  const inPictures = id === 'hand' ? withoutBoardCharacters(characters) : characters;
  writeFileSync(join(folder, `${id}.ttf`), await subset(file, imageWeight, 'sfnt', inPictures));
}
const faces = [webFont('heading'), webFont('text'), webFont('hand')];
for (const local of localFonts) {
  faces.push(await fallbackFace(heading, 700, '700', local));
  faces.push(await fallbackFace(text, 400, '400 599', local));
  faces.push(await fallbackFace(text, 600, '600 700', local));
}
writeFileSync(
  join(site, 'src/styles/fonts.css'),
  `/* Written by \`npm run fonts\` (site/scripts/subset-fonts.ts). */
${faces.join('\n')}
@layer tokens {
  :root {
    --font-heading: ${stack(heading)}, system-ui, sans-serif;
    --font-text: ${stack(text)}, system-ui, sans-serif;
    --font-hand: 'Board Digits', '${hand.name}', cursive;
  }
}
`,
);
