import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { entry } from '../../lib/content.ts';
import { tokenColors } from '../../lib/token-colors.ts';
import { brandPicture } from '../../share/brand-picture.tsx';

/** 180 is Apple's touch icon; the manifest names the other two. */
export const getStaticPaths: GetStaticPaths = () =>
  ['180', '192', '512'].map((size) => ({ params: { size }, props: { pixels: Number(size) } }));

export const GET: APIRoute<{ pixels: number }> = async ({ props: { pixels } }) => {
  const { brand } = await entry('settings', 'settings');
  const margin = Math.round(pixels * 0.12);
  const mark = await sharp(Buffer.from(brandPicture(brand)), { density: 1200 })
    .resize({
      width: pixels - 2 * margin,
      height: pixels - 2 * margin,
      fit: 'contain',
      background: 'transparent',
    })
    .png()
    .toBuffer();
  const icon = sharp({
    create: { width: pixels, height: pixels, channels: 3, background: tokenColors(brand.colors).board },
  });
  const png = await icon
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
