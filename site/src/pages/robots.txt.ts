import type { APIRoute } from 'astro';
import { getEntry } from '../server/content.ts';

export const GET: APIRoute = async () => {
  const { origin } = await getEntry('settings', 'settings');
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
};
