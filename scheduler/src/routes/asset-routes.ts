import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { otherMethods } from './answers.ts';

const path = '/assets/external/widget.js';

/** Adds the script for other sites; the file is read once, now. */
export function addAssetRoutes(app: Hono): void {
  const script = readFileSync(join(import.meta.dirname, '..', '..', 'assets', 'widget.js'), 'utf8');
  app.get(path, (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8');
    context.header('Cache-Control', 'public, max-age=300');
    // It is loaded by other sites, which "same-origin" would prevent.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return context.body(script);
  });
  app.all(path, otherMethods('GET', 'HEAD'));
}
