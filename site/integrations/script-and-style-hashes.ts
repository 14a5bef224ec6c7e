import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The CSP hashes of one page's inline scripts and styles. */
export interface PageHashes {
  scripts: string[];
  styles: string[];
}

const dataTypes = /\btype="?(application\/(ld\+)?json|speculationrules)/;

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  const bodies = [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataTypes.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return [...new Set(bodies)].sort();
}

/** Reads a page's inline scripts and styles as a browser hashes them for a content security policy. */
export function pageHashes(html: string): PageHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

/** Writes `.build/page-hashes.json` (file name of a page to its hashes), which the headers are made from. */
export function scriptAndStyleHashes(): AstroIntegration {
  return {
    name: 'script-and-style-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root }).sort();
        const hashes = Object.fromEntries(
          pages.map((page) => [page, pageHashes(readFileSync(join(root, page), 'utf8'))]),
        );
        const folder = fileURLToPath(new URL('../.build', import.meta.url));
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'page-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
      },
    },
  };
}
