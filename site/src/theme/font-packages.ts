import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Brand } from '../model/brand.ts';
import { siteFile } from '../model/site-file.ts';

/** A font file of a family's Fontsource package (fontsource.org). */
export interface FontFile {
  family: string;
  file: string;
  category: 'serif' | 'sans-serif';
  isVariable: boolean;
}

const require = createRequire(import.meta.url);

const idOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** The folder of what integrations/brand-fonts.ts writes for two families; other families never share it. */
export const brandFontsFolder = ({ heading, text }: Brand['fonts']): string =>
  siteFile(`.cache/fonts/${idOf(heading)}/${idOf(text)}`);

/** The packages that can bring a family, the variable one first: it has all weights in one file. */
export const fontPackages = (family: string): readonly string[] =>
  ['@fontsource-variable', '@fontsource'].map((scope) => `${scope}/${idOf(family)}`);

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** The Latin file of an installed family. @throws Error when no package of it is installed. */
export function fontFile(family: string, weight: 400 | 700): FontFile {
  const found = findFontFile(family, weight);
  if (!found)
    throw new Error(`The font ${family} is not installed: npm install -D -w site ${fontPackages(family)[0]}`);
  return found;
}

/** As `fontFile`; undefined when no package of the family is installed. */
export function findFontFile(family: string, weight: 400 | 700): FontFile | undefined {
  for (const name of fontPackages(family)) {
    const folder = packageFolder(name);
    if (folder === undefined) continue;
    const isVariable = name.startsWith('@fontsource-variable/');
    const file = join(folder, `files/${idOf(family)}-latin-${isVariable ? 'wght' : weight}-normal.woff2`);
    if (!existsSync(file)) continue;
    const { category } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as {
      category: string;
    };
    return { family, file, category: category === 'serif' ? 'serif' : 'sans-serif', isVariable };
  }
  return undefined;
}
