import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const site = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

interface Subset {
  name: string;
  file: string;
  weight?: number | { min: number; max: number };
  /** Static TrueType is for the share pictures, which are drawn at build time; WOFF2 is for browsers. */
  format?: 'woff2' | 'ttf';
}

const bricolage = {
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  // Headings have one weight: pinning it halves the file.
  weight: 700,
};
const figtree = { file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' };
const gochi = {
  name: 'gochi-hand',
  file: '@fontsource/gochi-hand/files/gochi-hand-latin-400-normal.woff2',
};

const subsets: readonly Subset[] = [
  { ...bricolage, name: 'bricolage-grotesque' },
  { ...figtree, name: 'figtree', weight: { min: 400, max: 650 } },
  gochi,
  { ...bricolage, name: 'bricolage-grotesque-700', format: 'ttf' },
  { ...figtree, name: 'figtree-500', weight: 500, format: 'ttf' },
  { ...gochi, format: 'ttf' },
];

const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset)).join('');

/** The characters that the site's own files hold. */
function siteCharacters(): string {
  const files = globSync(['content/**/*.{yaml,md}', 'src/**/*.{ts,tsx,astro}'], { cwd: site });
  const text = files.map((file) => readFileSync(join(site, file), 'utf8')).join('');
  return [...new Set([...basicLatin, ...(text.match(/[^\0-~]/gu) ?? [])])].sort().join('');
}

async function writeSubset(subset: Subset, folder: string, characters: string): Promise<void> {
  const target = join(folder, `${subset.name}.${subset.format ?? 'woff2'}`);
  const stamp = `${target}.txt`;
  const wanted = JSON.stringify([subset, characters]);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const font = await subsetFont(readFileSync(require.resolve(subset.file)), characters, {
    targetFormat: subset.format === 'ttf' ? 'sfnt' : 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum'],
    ...(subset.weight === undefined ? {} : { variationAxes: { wght: subset.weight } }),
  });
  writeFileSync(target, font);
  writeFileSync(stamp, wanted);
}

/** Cuts the fonts down to the characters that the site's own texts use, before anything else reads them. */
export function fontSubsets(): AstroIntegration {
  return {
    name: 'font-subsets',
    hooks: {
      'astro:config:setup': async () => {
        const folder = join(site, '.cache/fonts');
        mkdirSync(folder, { recursive: true });
        const characters = siteCharacters();
        for (const subset of subsets) await writeSubset(subset, folder, characters);
      },
    },
  };
}
