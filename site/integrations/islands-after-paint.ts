import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const islandStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;
/** Astro's own scripts: the one that defines the island element, and one per way of hydrating. */
const islandScript =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:|astro-island)(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

export interface IslandPage {
  html: string;
  /** What the page's islands run on; null on a page without islands. */
  script: { name: string; source: string } | null;
}

/**
 * Takes what Astro writes inline beside the first island out of the way of the first paint: its scripts become one
 * module file of the page, its style goes into the head, where a style element belongs.
 * @param folder the address of the folder that hashed files are served from, such as /_assets
 */
export function withIslandsAfterPaint(html: string, folder: string): IslandPage {
  const sources = [...html.matchAll(islandScript)].map(([, source = '']) => source);
  if (sources.length === 0) return { html, script: null };
  const source = sources.join('\n');
  const name = `islands.${createHash('sha256').update(source).digest('hex').slice(0, 12)}.js`;
  const [style = ''] = islandStyle.exec(html) ?? [];
  const tags = `${style}<script type="module" src="${folder}/${name}" fetchpriority="low"></script>`;
  const rest = html.replaceAll(islandScript, '').replace(islandStyle, '');
  return { html: rest.replace('</head>', `${tags}</head>`), script: { name, source } };
}

/** Does so for every page of the build, before anything hashes or compresses it. */
export function islandsAfterPaint(): AstroIntegration {
  let folder = '_assets';
  return {
    name: 'islands-after-paint',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = config.build.assets;
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        mkdirSync(join(root, folder), { recursive: true });
        for (const page of globSync('**/*.html', { cwd: root })) {
          const file = join(root, page);
          const { html, script } = withIslandsAfterPaint(readFileSync(file, 'utf8'), `/${folder}`);
          if (!script) continue;
          writeFileSync(file, html);
          writeFileSync(join(root, folder, script.name), script.source);
        }
      },
    },
  };
}
