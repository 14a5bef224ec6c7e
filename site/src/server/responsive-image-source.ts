import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { pictureCuts, type Picture, type PictureCut, type ResponsiveImageSource } from '../model/picture.ts';

const files = import.meta.glob<ImageMetadata>(
  '../../content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, import: 'default' },
);

/** The side of the photograph that a crop keeps, in the words of sharp: https://sharp.pixelplumbing.com/api-resize. */
function cropPosition({ x, y }: Picture['focus']): string {
  const side = (percent: number, [start, end]: [string, string]) =>
    percent < 34 ? start : percent > 66 ? end : '';
  return `${side(x, ['left', 'right'])} ${side(y, ['top', 'bottom'])}`.trim() || 'center';
}

/** What a page shows of a photograph; undefined where there is none. @throws Error when its file is not there. */
export async function showPicture(
  picture: Picture | undefined,
  cut: PictureCut,
): Promise<ResponsiveImageSource | undefined> {
  if (!picture) return undefined;
  const { file, alt, focus } = picture;
  const src = files[`../../content/pictures/${file}`];
  if (!src) throw new Error(`There is no site/content/pictures/${file}.`);
  const { width, height, widths } = pictureCuts[cut];
  const made = (format: 'avif' | 'webp', wide: number) =>
    getImage({
      src,
      format,
      width: wide,
      height: Math.round((wide * height) / width),
      fit: 'cover',
      position: cropPosition(focus),
    });
  const set = async (format: 'avif' | 'webp') =>
    (await Promise.all(widths.map(async (wide) => `${(await made(format, wide)).src} ${wide}w`))).join(', ');
  return {
    alt,
    width,
    height,
    src: (await made('webp', width)).src,
    avif: await set('avif'),
    webp: await set('webp'),
  };
}

/** What a page shows of the photographs of many entries, by their ids; nothing of an entry without one. */
export async function showPictures(
  entries: readonly { id: string | number; photo?: Picture | undefined }[],
  cut: PictureCut,
): Promise<Record<string, ResponsiveImageSource>> {
  const shown = await Promise.all(
    entries.map(async ({ id, photo }) => [id, await showPicture(photo, cut)] as const),
  );
  return Object.fromEntries(shown.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
}
