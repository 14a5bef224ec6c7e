import type { APIRoute } from 'astro';
import { entry } from '../lib/content.ts';
import { brandPicture } from '../share/brand-picture.tsx';

export const GET: APIRoute = async () => {
  const { brand } = await entry('settings', 'settings');
  return new Response(brandPicture(brand), { headers: { 'Content-Type': 'image/svg+xml' } });
};
