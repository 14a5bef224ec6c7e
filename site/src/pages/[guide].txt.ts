import type { APIRoute, GetStaticPaths } from 'astro';
import { siteRoutes } from '../entries/entries.ts';
import guide from '../features/download/migration-guide.txt?raw';

/** The guide that /download links to; nothing without that page. */
export const getStaticPaths = (() =>
  siteRoutes()
    .filter(({ path }) => path === '/download')
    .map(() => ({ params: { guide: 'migration-guide' } }))) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(guide);
