import type { APIRoute } from 'astro';
import { entry } from '../lib/content.ts';

export const GET: APIRoute = async () => {
  const { business } = await entry('settings', 'settings');
  const manifest = {
    name: business.name,
    short_name: business.name,
    description: business.description,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
  return new Response(JSON.stringify(manifest));
};
