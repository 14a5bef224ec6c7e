import { z } from 'zod';
import { contentName } from './site-file.ts';
import { plainText } from './text.ts';

/** The folder of an owner's photographs in the content folder. */
export const pictureFolder = 'pictures';
/** File names with an extension of a supported picture format. */
export const pictureFile = /^[^/\\]+\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$/;

const percent = z.int().min(0).max(100);

/** A photograph or a drawing in the pictures folder. */
export const picture = z.strictObject(
  {
    file: z
      .string()
      .regex(
        pictureFile,
        `must be the name of a JPEG, PNG, WebP, AVIF or SVG file in ${contentName}/${pictureFolder}, for example jo-park.jpg`,
      )
      .meta({
        description: `The name of a file in ${contentName}/${pictureFolder}, such as jo-park.jpg`,
        format: 'picture',
      }),
    alt: plainText(
      5,
      160,
      'must be given: write what the picture shows, for example Jo Park at a piano',
    ).describe('What it shows, for whoever does not see it, such as Jo Park at a piano'),
    focus: z
      .strictObject({
        x: percent.describe('Percent from the left edge'),
        y: percent.describe('Percent from the top edge'),
      })
      .optional()
      .describe('What stays in view where the picture is cut; without one, a portrait’s top, or the middle'),
  },
  {
    error: ({ input }) =>
      input === undefined
        ? 'must be given: a photograph, or a drawing such as initials on one color'
        : undefined,
  },
);
export type Picture = z.infer<typeof picture>;

/** The cuts of photographs: the largest size in pixels, and the widths that a build makes. */
export const pictureCuts = {
  portrait: { width: 440, height: 550, widths: [112, 224, 336, 440] },
  card: { width: 800, height: 500, widths: [240, 400, 800] },
  column: { width: 960, height: 720, widths: [480, 960] },
} as const;
export type PictureCut = keyof typeof pictureCuts;

/** A photograph with a `srcset` in two formats; a drawing has only one URL. */
export interface ResponsiveImageSource {
  alt: string;
  width: number;
  height: number;
  src: string;
  avif?: string;
  webp?: string;
}

/** An entry with its processed photograph, if it has one. */
export type Pictured<T> = Omit<T, 'photo'> & { picture?: ResponsiveImageSource | undefined };
