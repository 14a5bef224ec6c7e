import type { APIRoute } from 'astro';
import { entry, siteRoutes } from '../lib/content.ts';
import { mainRoutes } from '../model/routes.ts';

/** Every page once, by its main address. */
export const GET: APIRoute = async () => {
  const { origin } = await entry('settings', 'settings');
  const urls = mainRoutes(await siteRoutes()).map(
    (route) => `  <url><loc>${origin}${route.path}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
