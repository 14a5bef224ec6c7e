import type { CarriedParameters } from './carried-parameters.ts';

const readableContrast = 4.5;
const colorNames = ['background_color', 'text_color', 'primary_color'];

function readColor(text: string | undefined): string | null {
  const match = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text ?? '');
  if (!match) return null;
  const digits = match[1]!.toLowerCase();
  return digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The tokens of base.css that an owner's color may change; it has the defaults. */
const colorTokens = ['ink', 'ink-2', 'ink-3', 'board', 'line', 'blue', 'blue-tint', 'on-ink', 'red'];

function ownRules(colors: Readonly<Record<string, string>>): string[] {
  return colorTokens.filter((name) => colors[name]).map((name) => `--${name}:${colors[name]}`);
}

function askedRules(carried: CarriedParameters, colors: Readonly<Record<string, string>>): string[] {
  if (!colorNames.some((name) => carried.has(name))) return [];
  const background = readColor(carried.get('background_color') ?? colors['board']) ?? 'ffffff';
  const text = readColor(carried.get('text_color') ?? colors['ink']) ?? '16213e';
  const primary = readColor(carried.get('primary_color') ?? colors['blue']) ?? '2346c7';
  if (contrast(background, text) < readableContrast) return [];
  const action = contrast(background, primary) >= readableContrast ? primary : text;
  return [
    `--board:#${background};--ink:#${text};--ink-2:#${text};--ink-3:#${text}`,
    `--blue:#${action};--blue-tint:#${background};--on-ink:#${background}`,
  ];
}

/**
 * The colors in which a page differs from the sheets, as a sheet: the owner's, which the site has checked, and those
 * that an embedding page asks for (hex, with or without #). Pairs of these that would be hard to read (below 4.5:1)
 * are left out; anything that is no color is ignored.
 */
export function colorSheet(
  carried: CarriedParameters,
  colors: Readonly<Record<string, string>> = {},
): string {
  const rules = [...ownRules(colors), ...askedRules(carried, colors)];
  return rules.length > 0 ? `:root{${rules.join(';')}}` : '';
}
