import type { APIRoute } from 'astro';
import { themeColor } from '../theme/colors.ts';
import { readSettings } from '../content-reader/read-settings.ts';

export const GET: APIRoute = () => {
  const { business, brand } = readSettings();
  const board = themeColor('surface', brand.colors);
  const manifest = {
    name: business.name,
    short_name: business.name,
    description: business.description,
    start_url: '/',
    display: 'browser',
    background_color: board,
    theme_color: board,
    icons: [192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
  return new Response(JSON.stringify(manifest));
};
