import type { APIRoute } from 'astro';
import { speculationRules } from '../lib/speculation-rules.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(speculationRules())}\n`, {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
