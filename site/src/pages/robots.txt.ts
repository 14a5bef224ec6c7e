import type { APIRoute } from 'astro';
import { entry } from '../server/content.ts';

export const GET: APIRoute = async () => {
  const { origin } = await entry('settings', 'settings');
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
};
