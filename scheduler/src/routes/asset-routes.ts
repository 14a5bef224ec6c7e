import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { readCarried } from '../requests/carried-parameters.ts';
import { colorSheet } from '../requests/page-colors.ts';
import { otherMethods } from './answers.tsx';
import { queryOf } from './service.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'assets');
const SHORT_CACHE = 'public, max-age=300';

const ASSETS = [
  { path: '/assets/external/widget.js', file: 'widget.js', type: 'text/javascript; charset=utf-8' },
  { path: '/assets/frame.js', file: 'frame.js', type: 'text/javascript; charset=utf-8' },
  { path: '/assets/scheduler.css', file: 'scheduler.css', type: 'text/css; charset=utf-8' },
];

function send(context: Context, type: string, content: string): Response {
  context.header('Content-Type', type);
  context.header('Cache-Control', SHORT_CACHE);
  // The widget script is loaded by other sites, which "same-origin" would prevent.
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return context.body(content);
}

/** Adds the scripts and style sheets; the files are read once, now. */
export function addAssetRoutes(app: Hono): void {
  for (const { path, file, type } of ASSETS) {
    const content = readFileSync(join(FOLDER, file), 'utf8');
    app.get(path, (context) => send(context, type, content));
    app.all(path, otherMethods('GET', 'HEAD'));
  }
  app.get('/assets/colors.css', (context) =>
    send(context, 'text/css; charset=utf-8', colorSheet(readCarried(queryOf(context)))),
  );
  app.all('/assets/colors.css', otherMethods('GET', 'HEAD'));
}
