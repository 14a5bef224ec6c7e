import type { APIRoute } from 'astro';
import { readSettings } from '../content-reader/read-settings.ts';
import { brandImage } from '../og-image/brand-image.tsx';

export const GET: APIRoute = () => {
  const { brand } = readSettings();
  return new Response(brandImage(brand), { headers: { 'Content-Type': 'image/svg+xml' } });
};
