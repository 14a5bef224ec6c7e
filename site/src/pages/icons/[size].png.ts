import type { APIRoute, GetStaticPaths } from 'astro';
import { readSettings } from '../../content-reader/read-settings.ts';
import { iconPicture } from '../../og-image/brand-image.tsx';

/** 180 is Apple's touch icon; the manifest names the other two. */
export const getStaticPaths: GetStaticPaths = () =>
  ['180', '192', '512'].map((size) => ({ params: { size }, props: { pixels: Number(size) } }));

export const GET: APIRoute<{ pixels: number }> = async ({ props: { pixels } }) => {
  const { brand } = readSettings();
  const png = await iconPicture(brand, pixels);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
