import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/model/content-issue.ts';
import type { Content } from '../src/model/content.ts';
import { pictureIssues } from '../src/server/validate-images.ts';
import { anchorIssues } from '../src/server/validate-anchors.ts';
import { loadContent } from '../src/model/content-cache.ts';
import { providerIssues } from '../src/scheduling/validate-provider.ts';
import { brandIssues } from '../src/theme/validate-brand.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

/** The whole content, with everything checked that a build asks of it. @throws ContentError with all mistakes. */
export const checkedContent = (root = folder): Content =>
  loadContent(root, [providerIssues, brandIssues, (content) => pictureIssues(content, root)]);

/** The ids of the elements on a built page; none where no page was built. */
function builtIds(dist: URL, path: string): string[] {
  const file = new URL(`.${path === '/' ? '/index' : path}.html`, dist);
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

/** The mistakes in the content; null when there are none. */
export function contentError(root = folder): ContentError | null {
  try {
    checkedContent(root);
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Stops a build, and dev at its start, on a bad content entry; while dev runs, shows it over the page. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      // Before the integrations that finish the built pages: hidden ones are none of them.
      'astro:build:done': ({ dir }) => {
        const { settings } = loadContent(folder, [
          (content) => anchorIssues(content, (path) => builtIds(dir, path)),
        ]);
        for (const path of settings[0]?.data.hiddenPages ?? [])
          rmSync(new URL(`.${path}.html`, dir), { force: true });
      },
      'astro:config:setup': () => {
        checkedContent();
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return;
          const message = contentError()?.message;
          if (message) logger.error(message);
          server.hot.send(message ? { type: 'error', err: { message, stack: '' } } : { type: 'full-reload' });
        });
      },
    },
  };
}
