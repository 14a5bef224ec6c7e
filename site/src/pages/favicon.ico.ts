import type { APIRoute } from 'astro';
import { readSettings } from '../content-reader/read-settings.ts';
import { icoFile, iconPicture } from '../og-image/brand-image.tsx';

const pixels = 32;

/** What browsers and feed readers ask for without being told; those that read the page take the SVG. */
export const GET: APIRoute = async () => {
  const { brand } = readSettings();
  const icon = icoFile(await iconPicture(brand, pixels), pixels);
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/x-icon' } });
};
