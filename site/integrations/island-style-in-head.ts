import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const islandStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;

/**
 * Astro writes its islands' one rule as a style element right where the first island stands. A style element
 * belongs in the head, so this takes it there; before anything hashes or compresses the pages.
 */
export function islandStyleInHead(): AstroIntegration {
  return {
    name: 'island-style-in-head',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const page of globSync('**/*.html', { cwd: root })) {
          const file = join(root, page);
          const html = readFileSync(file, 'utf8');
          const [style] = islandStyle.exec(html) ?? [];
          if (style) writeFileSync(file, html.replace(style, '').replace('</head>', `${style}</head>`));
        }
      },
    },
  };
}
