import type { APIRoute } from 'astro';
import { entryOf } from '../entries/entries.ts';
import { brandImage } from '../og-image/brand-image.tsx';

export const GET: APIRoute = () => {
  const { brand } = entryOf('settings', 'settings');
  return new Response(brandImage(brand), { headers: { 'Content-Type': 'image/svg+xml' } });
};
