import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { BlogPost } from '../model/blog-post.ts';
import {
  pictureCuts,
  type Picture,
  type PictureCut,
  type Pictured,
  type ResponsiveImageSource,
} from '../model/picture.ts';
import type { Teacher } from '../model/teacher.ts';
import { getCollection } from './content.ts';

const imported = import.meta.glob<ImageMetadata>(
  '@content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, import: 'default' },
);
const drawings = import.meta.glob<string>('@content/pictures/*.{svg,SVG}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** By name, with composed letters whatever the disk does. */
const byName = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([path, file]) => [path.split('/').at(-1)?.normalize(), file]));
const photographFiles = byName(imported);
const drawingFiles = byName(drawings);

/** The side of the photograph that a crop keeps, in the words of sharp: https://sharp.pixelplumbing.com/api-resize. */
function cropPosition({ x, y }: Picture['focus']): string {
  const side = (percent: number, [start, end]: [string, string]) =>
    percent < 34 ? start : percent > 66 ? end : '';
  return `${side(x, ['left', 'right'])} ${side(y, ['top', 'bottom'])}`.trim() || 'center';
}

/** A photograph in the sizes and formats that its place needs; undefined where there is none. @throws Error when its file is not there. */
export async function getPicture(
  picture: Picture | undefined,
  cut: PictureCut,
): Promise<ResponsiveImageSource | undefined> {
  if (!picture) return undefined;
  const { file, alt, focus } = picture;
  const { width, height, widths } = pictureCuts[cut];
  const drawing = drawingFiles.get(file.normalize());
  if (drawing) return { alt, width, height, src: drawing };
  const src = photographFiles.get(file.normalize());
  if (!src) throw new Error(`There is no site/content/pictures/${file}.`);
  const crop = { src, width, height, widths: [...widths], fit: 'cover', position: cropPosition(focus) };
  const webp = await getImage({ ...crop, format: 'webp' });
  const avif = await getImage({ ...crop, format: 'avif' });
  return { alt, width, height, src: webp.src, webp: webp.srcSet.attribute, avif: avif.srcSet.attribute };
}

const withPictures = <T extends { photo?: Picture | undefined }>(
  entries: readonly T[],
  cut: PictureCut,
): Promise<Pictured<T>[]> =>
  Promise.all(
    entries.map(async ({ photo, ...entry }) => ({ ...entry, picture: await getPicture(photo, cut) })),
  );

/** The team in its order, each with the photograph that pages show. */
export const getTeachers = async (): Promise<Teacher[]> =>
  withPictures(await getCollection('teachers'), 'portrait');

/** The posts, each with the photograph that its card shows. */
export const getPosts = async (): Promise<BlogPost[]> => withPictures(await getCollection('posts'), 'card');
