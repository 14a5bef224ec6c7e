import type { APIRoute } from 'astro';
import { siteRoutes } from '../entries/entries.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { routeChanged } from '../seo/route-metadata.ts';
import { mainRoutes } from '../model/routes.ts';

/** Every page once, by its main address, with the day of its last change where the content names it. */
export const GET: APIRoute = () => {
  const { origin } = readSettings();
  const urls = mainRoutes(siteRoutes()).map((route) => {
    const changed = routeChanged(route);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${origin}${route.path}</loc>${lastmod}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
