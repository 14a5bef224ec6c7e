import type { Brand } from '../model/brand.ts';
import { colorTokens, type ColorTokens } from './colors.ts';
import { mediaQueries } from './media-queries.ts';

type Declarations = Readonly<Record<string, string>>;

/** What is no color: each is the custom property of its name. */
const base: Declarations = {
  // The one scale of distances; the last grows with the view.
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '32px',
  'space-8': 'clamp(28px, 3.4vw, 44px)',

  // Small print, small text, text, lead; then headings: of a card, a reference section, a section, a page, home, a poster.
  'text-xs': '0.875rem',
  'text-s': '0.9375rem',
  'text-m': '1.0625rem',
  'text-l': 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
  'text-xl': '1.3125rem',
  'text-h2-small': 'clamp(1.375rem, 1.22rem + 0.62vw, 1.75rem)',
  'text-h2': 'clamp(1.75rem, 1.46rem + 1.2vw, 2.5rem)',
  'text-display': 'clamp(2.375rem, 1.6rem + 3.1vw, 4.5rem)',
  'text-display-booking': 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)',
  'text-display-home': 'clamp(2.625rem, 1.27rem + 5.6vw, 5.5rem)',
  'text-poster': 'clamp(2.625rem, 1.3rem + 5.4vw, 6.5rem)',

  'dotted-ground':
    'radial-gradient(circle, var(--color-dots) 1.4px, transparent 1.6px) 0 0 / 24px 24px var(--color-surface)',

  'radius-card': '14px',
  'radius-board': '20px',
  'radius-pill': '999px',

  // Stacking order: the chat and the notices over the calendar, the bars, the skip link, toasts.
  'z-floating': '9',
  'z-bar': '10',
  'z-skip-link': '20',
  'z-toast': '30',

  content: '1180px',
  gutter: 'max(clamp(20px, 4vw, 28px), env(safe-area-inset-left), env(safe-area-inset-right))',
  section: 'clamp(48px, 33px + 4.1vw, 92px)',
  'bar-height': '72px',
  'chat-circle': '52px',
  // Room below, so that the bar of phones covers nothing that has the focus.
  'bottom-bar-inset': '24px',
  measure: '38em',
};

interface Variant {
  media: string;
  tokens: Declarations;
}

const variants: readonly Variant[] = [
  { media: mediaQueries.tablet, tokens: { 'bar-height': '60px' } },
  { media: mediaQueries['large-text'], tokens: { 'text-display': '2rem', 'text-h2': '1.35rem' } },
  // A phone on its side.
  {
    media: `screen and (min-width: 700px) and ${mediaQueries.low}`,
    tokens: { 'text-display': '2.25rem', 'text-h2': '1.75rem', section: '40px' },
  },
  // Wide screens: letters, distances and columns grow together, from 1 to 1.25 times their size.
  {
    media: 'screen and (min-width: 1600px)',
    tokens: {
      'space-1': '0.25rem',
      'space-2': '0.5rem',
      'space-3': '0.75rem',
      'space-4': '1rem',
      'space-5': '1.25rem',
      'space-6': '1.5rem',
      'space-7': '2rem',
      'space-8': '2.75rem',
      content: '73.75rem',
      section: '5.75rem',
      'bar-height': '4.5rem',
    },
  },
  {
    media: `${mediaQueries.phone} and (min-height: 480px)`,
    tokens: { 'bottom-bar-inset': 'calc(5.5rem + env(safe-area-inset-bottom))' },
  },
  // All text has one color, and borders can be seen.
  {
    media: '(prefers-contrast: more)',
    tokens: {
      'color-text-secondary': 'var(--color-text)',
      'color-text-muted': 'var(--color-text)',
      'color-border': 'color-mix(in srgb, var(--color-text) 60%, var(--color-surface))',
      'color-on-dark-muted': 'var(--color-on-dark)',
      'color-on-poster-yellow': 'var(--color-poster-yellow-ink)',
    },
  },
];

const colorDeclarations = (colors: ColorTokens): Declarations =>
  Object.fromEntries(
    Object.entries(colors).map(([name, { light, dark }]) => [
      `color-${name}`,
      light === dark ? light : `light-dark(${light},${dark})`,
    ]),
  );

const rule = (tokens: Declarations): string =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** The colors as a style sheet, for the site and for the frame of the local scheduling service. */
export const colorSheet = ({ colors }: Brand): string => rule(colorDeclarations(colorTokens(colors)));

/** All tokens as a style sheet: colors, distances, type and their variants by width and preference. */
export function tokenSheet(brand: Brand): string {
  const rules = variants.map(({ media, tokens }) => `@media ${media}{${rule(tokens)}}`);
  return `@layer tokens{${colorSheet(brand)}${rule(base)}${rules.join('')}}`;
}
