import { styles } from '../pages/inline-assets.ts';
import type { CarriedParameters } from './carried-parameters.ts';
import { contrast, darkColors } from './dark-colors.ts';

const readableContrast = 4.5;
const colorNames = ['background_color', 'text_color', 'primary_color'];

type Colors = Readonly<Record<string, string>>;

/** The sheets of the pages, each in the colors of the business or of the page that embeds it. */
export type PageSheets = Readonly<Record<keyof typeof styles, string>>;

function readColor(text: string | undefined): string | null {
  const match = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text ?? '');
  if (!match) return null;
  const digits = match[1]!.toLowerCase();
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}

/** The color tokens of a sheet, as shipped. */
function tokensOf(sheet: string): Record<string, string> {
  const declared = [...sheet.matchAll(/--([\w-]+):(#[0-9a-f]+)/g)];
  return Object.fromEntries(declared.map(([, name = '', color]) => [name, readColor(color)!]));
}

const shipped = tokensOf(styles.outcome);

function rule(colors: Colors, more = ''): string {
  const values = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  return `:root{${more}${values.join(';')}}`;
}

function askedColors(carried: CarriedParameters, colors: Colors): Colors | null {
  const background = readColor(carried.get('background_color')) ?? colors['board']!;
  const text = readColor(carried.get('text_color')) ?? colors['ink']!;
  const primary = readColor(carried.get('primary_color')) ?? colors['blue']!;
  if (contrast(background, text) < readableContrast) return null;
  const action = contrast(background, primary) >= readableContrast ? primary : text;
  return {
    board: background,
    ink: text,
    'ink-2': text,
    'ink-3': text,
    blue: action,
    'blue-tint': background,
  };
}

/** Whether an address asks for colors. */
export function asksForColors(carried: CarriedParameters): boolean {
  return colorNames.some((name) => carried.has(name));
}

/**
 * The sheets in the colors of a page: the owner's, which the site has checked, with the dark scheme that belongs to
 * them; or those that an embedding page asks for (hex, with or without #), in both schemes. Pairs of these that would
 * be hard to read (below 4.5:1) are left out; anything that is no color is ignored.
 */
export function pageSheets(carried: CarriedParameters, own: Colors = {}): PageSheets {
  const light = { ...shipped, ...own };
  const asked = asksForColors(carried) ? askedColors(carried, light) : null;
  const dark = darkColors(light);
  const colored = (sheet: string): string => {
    const tokens = Object.keys(tokensOf(sheet));
    const only = (colors: Colors) =>
      Object.fromEntries(tokens.flatMap((name) => (colors[name] ? [[name, colors[name]]] : [])));
    const owners = only(own);
    const ownRule = Object.keys(owners).length > 0 ? rule(owners) : '';
    if (asked) return sheet + ownRule + rule(only(asked));
    const darkRule = rule(only(dark), 'color-scheme:dark;');
    return `${sheet}${ownRule}@media screen and (prefers-color-scheme:dark){${darkRule}}`;
  };
  const entries = Object.entries(styles).map(([name, sheet]) => [name, colored(sheet)]);
  return Object.fromEntries(entries) as PageSheets;
}
