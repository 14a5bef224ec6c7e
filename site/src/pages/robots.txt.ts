import type { APIRoute } from 'astro';
import { readSettings } from '../model/read-settings.ts';

export const GET: APIRoute = () => {
  const { origin } = readSettings();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
};
