import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

/** 180 is Apple's touch icon; the manifest names the other two. */
export const getStaticPaths: GetStaticPaths = () =>
  ['180', '192', '512'].map((size) => ({ params: { size }, props: { pixels: Number(size) } }));

const favicon = readFileSync(join(process.cwd(), 'public/favicon.svg'));

export const GET: APIRoute<{ pixels: number }> = async ({ props: { pixels } }) => {
  const margin = Math.round(pixels * 0.12);
  const mark = await sharp(favicon, { density: 1200 })
    .resize(pixels - 2 * margin)
    .png()
    .toBuffer();
  const icon = sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#ffffff' } });
  const png = await icon
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
