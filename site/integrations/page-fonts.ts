import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import subsetFont from 'subset-font';
import { kept } from '../src/server/disk-cache.ts';

const folder = join(process.cwd(), '.cache/fonts');
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

interface Face {
  family: string;
  /** The token by which the sheets ask for the face. */
  token: string;
  /** What it holds in any case: an island may write another heading than the page came with. */
  always: string;
  /** Headings are in the first paint, so their letters come with the page; drawings wait for a file. */
  inPage: boolean;
}

const faces: readonly Face[] = [
  { family: 'Bricolage Grotesque', token: '--font-heading', always: alphabet, inPage: true },
  { family: 'Gochi Hand', token: '--font-hand', always: '', inPage: false },
];

const hashOf = (font: Buffer): string => createHash('sha256').update(font).digest('hex').slice(0, 16);

/** Reads the headings' face from the style before it: frame/begin-page.ts. */
const firstScript = '<script data-start';

const wholeFonts = new Map<string, Buffer>();

function wholeFont(family: string): Buffer {
  const name = `${family.toLowerCase().replace(' ', '-')}.woff2`;
  const font = wholeFonts.get(name) ?? readFileSync(join(folder, name));
  wholeFonts.set(name, font);
  return font;
}

/** A font file with some characters of one of the site's faces. */
function cutFont(family: string, characters: string): Promise<Buffer> {
  const whole = wholeFont(family);
  return kept('fonts', [whole, characters], () =>
    subsetFont(whole, characters, { targetFormat: 'woff2', noHinting: true, keepFeatures: ['kern', 'liga'] }),
  );
}

/** Found once for all pages that have the same sheets. */
const selectorsFound = new Map<string, readonly string[]>();

/** Where the sheets of a page set a face: the selectors of the rules that name its token. */
function selectorsOf(css: string, token: string): readonly string[] {
  const known = selectorsFound.get(token + css);
  if (known) return known;
  // Cut at its ends: a pattern for whole rules looks from every letter of a sheet to the end of its rule.
  const selectors = css.split('}').flatMap((rule) => {
    const body = rule.lastIndexOf('{');
    const named = rule.includes(`var(${token})`, body) && rule.slice(0, body).split(/[{;]/).at(-1);
    return named ? named.split(/,(?![^(]*\))/) : [];
  });
  selectorsFound.set(token + css, selectors);
  return selectors;
}

/**
 * The characters that a finished page writes in a face, sorted. What stands before an element by rule (the numbers
 * of steps) is counted as all figures.
 */
export function charactersIn(html: string | HTMLElement, token: string): string {
  const root = typeof html === 'string' ? parse(html) : html;
  const css = root.querySelectorAll('style').map(({ textContent }) => textContent);
  const selectors = selectorsOf(css.join('\n'), token).map((selector) => selector.trim());
  const counting = (selector: string) => /::?(before|after|marker)\b/.test(selector);
  // Asked for together: each question looks through the whole page.
  const found = (asked: readonly string[]) =>
    asked.length > 0 ? root.querySelectorAll(asked.join(',')) : [];
  const written = found(selectors.filter((selector) => !counting(selector)));
  const numbered = found(
    selectors.filter(counting).map((selector) => selector.replace(/::?(before|after|marker)\b/, '')),
  );
  const text = [...written.map(({ textContent }) => textContent), ...numbered.map(() => '0123456789')];
  return [...new Set(text.join('').replaceAll(/\s+/g, ' '))].sort().join('');
}

/**
 * Gives a finished page the fonts that it writes with: the letters of its headings inside the page, so that the first
 * paint has them, those of its drawings in a file of their own, and no face that it has no words for.
 * @param root the same page, parsed.
 * @param keep writes a file beside the pages and gives its address.
 * @throws Error when a face is not declared as expected, or nothing reads what is in the page.
 */
export async function withPageFonts(
  html: string,
  root: HTMLElement,
  keep: (name: string, font: Buffer) => string,
): Promise<string> {
  if (!html.includes(firstScript))
    throw new Error('Its first script, which takes the headings’ face, is missing.');
  let page = html;
  for (const { family, token, always, inPage } of faces) {
    const rule = new RegExp(`@font-face\\s*\\{[^}]*font-family:\\s*["']?${family}["']?;[^}]*\\}`);
    const [declared] = rule.exec(page) ?? [];
    if (!declared?.includes('url(')) throw new Error(`It does not declare ${family}, or without its file.`);
    const used = charactersIn(root, token);
    const font = used && (await cutFont(family, [...new Set(used + always)].sort().join('')));
    const address =
      font &&
      (inPage
        ? `data:font/woff2;base64,${font.toString('base64')}`
        : keep(`hand.${hashOf(font)}.woff2`, font));
    const written = address ? declared.replace(/url\([^)]*\)/, `url(${address})`) : '';
    page = page.replace(rule, inPage ? '' : written);
    if (inPage) page = page.replace(firstScript, `<style>${written}</style>${firstScript}`);
  }
  return page;
}
