import { differenceCiede2000, formatHex, interpolate } from 'culori';
import type { Brand } from '../model/brand.ts';

export type Scheme = 'light' | 'dark';
/** A color such as `#16213e` in each color scheme. */
export type SchemeColors = Readonly<Record<Scheme, string>>;

const white = '#ffffff';
const darkBoard = '#111a30';

/** A share, 0 to 1, of one color, filled up with another, as `color-mix(in srgb, …)` does. */
function mix(color: string, share: number, other: string): string {
  return formatHex(interpolate([other, color], 'rgb')(share));
}

/** The shade nearest to a color, darker or lighter, that passes a test; null when none does. */
export function nearestShade(color: string, passes: (shade: string) => boolean): string | null {
  for (let percent = 1; percent <= 100; percent += 1) {
    const shades = ['#000000', white].map((end) => mix(end, percent / 100, color));
    const found = shades.find(passes);
    if (found) return found;
  }
  return null;
}

const pair = (light: string, dark: string): SchemeColors => ({ light, dark });
const both = (color: string): SchemeColors => pair(color, color);

const usualAction = '#2346c7';
const blueOf = (action: string): SchemeColors => pair(action, mix(action, 0.51, white));
const child = pair('#0b6e53', '#59d6af');

/** How different a teacher's ink must be from a child's: a CIEDE2000 color difference, 0 for the same color. */
const leastDifference = 20;

/**
 * Every color of the site on a light and on a dark board, with an owner's `brand.colors`: one given color derives those
 * that follow from it. Each is the custom property `--color-…` of its name.
 */
export function colorTokens({
  action = usualAction,
  ink = '#16213e',
  highlighter = '#ffcf33',
  ...own
}: Brand['colors']) {
  const actionHover = own['action-hover'] ?? mix(action, 0.79, '#000000');
  const blue = blueOf(action);
  const isNearChild = differenceCiede2000()(action, child.light) < leastDifference;
  const surface = pair(white, darkBoard);
  const surfaceDark = pair(ink, '#0b111f');
  const onDarkMuted = both('#c9d1e8');
  const perScheme = (color: (scheme: Scheme) => string) => pair(color('light'), color('dark'));
  return {
    text: pair(ink, '#f1f2f3'),
    'text-secondary': pair('#3a4563', '#ced0d6'),
    'text-muted': pair('#5c6480', '#b4b8c1'),
    surface,
    background: pair('#f6f4ee', '#16213e'),
    border: pair('#e3dfd3', '#3b4560'),
    // Lines that divide: tables, the calendar's edge.
    rule: pair(ink, '#8b96b5'),
    blue,
    'blue-deep': pair(actionHover, mix(action, 0.36, white)),
    'blue-tint': pair(mix(blue.light, 0.1, white), mix(blue.dark, 0.14, darkBoard)),
    green: pair('#0b6e53', '#59d6af'),
    'green-tint': pair('#e2f2ec', '#1b3442'),
    red: pair('#b83520', '#df8e7e'),
    'red-tint': pair('#fbe9e5', '#2e2a3b'),
    amber: pair('#8f5400', '#d79c46'),
    'amber-tint': pair('#fbefd9', '#3a3226'),
    // A child writes in one ink, a teacher in the other, in every drawing.
    child,
    teacher: isNearChild ? blueOf(usualAction) : blue,
    // Paper that lies on a ground of color.
    sheet: pair(white, '#1d2742'),
    // A yellow sheet by day, yellow lines in the dark.
    ruler: pair(highlighter, '#16213e'),
    'ruler-ink': pair(ink, highlighter),
    face: both(mix(action, 0.29, white)),
    highlighter: both(highlighter),
    'highlighter-fill': both(mix(highlighter, 0.65, white)),
    'highlighter-tint': pair(mix(highlighter, 0.45, white), mix(highlighter, 0.3, darkBoard)),
    'on-highlighter': both(ink),
    // Behind text; a line below text has the color `highlighter`.
    marked: pair(highlighter, mix(highlighter, 0.45, darkBoard)),
    'on-dark': both(white),
    'on-dark-muted': onDarkMuted,
    // Posters: in the dark, chalk on the board in place of a glaring sheet.
    'poster-yellow': pair(highlighter, darkBoard),
    'on-poster-yellow': pair('#2b3350', '#e6e0c8'),
    'poster-yellow-ink': pair(ink, highlighter),
    'poster-blue': pair(action, mix(action, 0.88, white)),
    // Markers are things: they keep their colors in the dark.
    'pen-blue': both(action),
    'pen-green': both('#0b6e53'),
    'pen-red': both('#b83520'),
    'pen-amber': both('#8f5400'),
    'pen-shade': both('#000000'),
    // Dark bands and buttons stay dark in both schemes.
    'surface-dark': surfaceDark,
    button: pair(action, mix(action, 0.88, white)),
    'button-deep': pair(actionHover, action),
    'on-button': both(mix(action, 0.1, white)),
    'on-dark-border': perScheme((scheme) => mix(onDarkMuted[scheme], 0.2, surfaceDark[scheme])),
    backdrop: perScheme((scheme) => `${surfaceDark[scheme]}80`),
    // A test’s verbal sections, its earlier format, and the felt of the eraser.
    verbal: pair(ink, '#46537a'),
    past: pair('#aab0c2', '#59627b'),
    earlier: pair('#5c6480', '#6b7389'),
    dots: perScheme((scheme) => mix(blue[scheme], 0.18, surface[scheme])),
    aluminum: pair('#e3dfd3', '#3a4560'),
    'aluminum-light': pair('#fdfcf8', '#1d2742'),
    'aluminum-edge': pair('#cfc9b8', '#556080'),
    'marker-outline': pair('#16213e', '#8b96b5'),
  } as const satisfies Record<string, SchemeColors>;
}

export type ColorTokens = ReturnType<typeof colorTokens>;
export type ColorToken = keyof ColorTokens;

/** One color, for what no style sheet reaches: share pictures, icons, the manifest. */
export const themeColor = (token: ColorToken, colors: Brand['colors'], scheme: Scheme = 'light'): string =>
  colorTokens(colors)[token][scheme];
