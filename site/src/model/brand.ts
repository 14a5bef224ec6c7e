import { z } from 'zod';

/** The colors that an owner may set; theme/colors.ts derives all others from them. */
export const brandColors = ['action', 'action-hover', 'highlighter', 'ink'] as const;
export type BrandColor = (typeof brandColors)[number];

/** A hexadecimal color, also in upper case or with three digits; the result is in lower case with six. */
const color = z
  .string()
  .overwrite((value) => value.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as "#2346c7", in quotation marks');

const fontFamily = z
  .string()
  .regex(/^[A-Z][\w ]*$/, 'must be the name of a font of fontsource.org, such as Lora or Source Sans 3');

/** The brand of the business; fields that are left out have the shipped values. */
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
