import { z } from 'zod';

/** The colors an owner may set: the names of the color tokens in styles/tokens.css, where their defaults stand. */
export const brandColors = [
  'ink',
  'ink-2',
  'ink-3',
  'board',
  'paper',
  'line',
  'blue',
  'blue-deep',
  'blue-tint',
  'green',
  'green-tint',
  'red',
  'red-tint',
  'amber',
  'amber-tint',
  'highlighter',
  'highlighter-fill',
  'on-ink',
  'on-ink-2',
] as const;
export type BrandColor = (typeof brandColors)[number];

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as "#2346c7", in quotation marks');
const colors = Object.fromEntries(brandColors.map((name) => [name, color.optional()])) as Record<
  BrandColor,
  z.ZodOptional<typeof color>
>;

/** What the business looks like; everything left out is as shipped. */
export const brand = z.strictObject({
  colors: z.strictObject(colors).default({}),
  logo: z
    .string()
    .regex(/^[\w-]+\.svg$/, 'must be the name of an SVG file beside settings.yaml, such as logo.svg')
    .optional()
    .describe('An SVG file beside settings.yaml, in place of the drawn whiteboard'),
});
export type Brand = z.infer<typeof brand>;
