import type { APIRoute } from 'astro';
import { readSettings } from '../content-reader/read-settings.ts';

export const GET: APIRoute = () => {
  const { origin } = readSettings();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
};
