import type { APIRoute } from 'astro';
import { siteRoutes } from '../lib/content.ts';
import { speculationRules } from '../lib/speculation-rules.ts';

export const GET: APIRoute = async () =>
  new Response(`${JSON.stringify(speculationRules(await siteRoutes()))}\n`, {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
