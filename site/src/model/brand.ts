import { z } from 'zod';

/** The colors an owner may set, from which theme/colors.ts makes every other. */
export const brandColors = ['action', 'action-hover', 'highlighter', 'ink'] as const;
export type BrandColor = (typeof brandColors)[number];

/** A color as color pickers and designers write it: in capitals, or with one digit for each of its three parts. */
const color = z
  .string()
  .overwrite((value) => value.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as "#2346c7", in quotation marks');

const fontFamily = z
  .string()
  .regex(/^[A-Z][\w ]*$/, 'must be the name of a font of fontsource.org, such as Lora or Source Sans 3');

/** What the business looks like; everything left out is as shipped. */
export const brand = z.strictObject({
  colors: z
    .strictObject({
      action: color.optional().describe('Buttons and links'),
      'action-hover': color.optional().describe('Buttons and links under the pointer'),
      highlighter: color.optional().describe('The stroke below headings, and marks in drawings'),
      ink: color.optional().describe('Headings and dark bands'),
    })
    .default({}),
  fonts: z
    .strictObject({
      heading: fontFamily.default('Bricolage Grotesque').describe('The font of headings'),
      text: fontFamily.default('Figtree').describe('The font of everything else'),
    })
    .prefault({}),
  logo: z
    .string()
    .regex(/^[\w-]+\.svg$/, 'must be the name of an SVG file beside settings.yaml, such as logo.svg')
    .optional()
    .describe('An SVG file beside settings.yaml, in place of the drawn whiteboard'),
});
export type Brand = z.infer<typeof brand>;
