import type { APIRoute } from 'astro';
import { entryOf } from '../entries/entries.ts';

export const GET: APIRoute = () => {
  const { origin } = entryOf('settings', 'settings');
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
};
