import { rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/content-reader/content-issue.ts';
import type { Content } from '../src/model/collections.ts';
import { pictureIssues, readPictures, type PictureFile } from './validate-images.ts';
import { getContent, loadContent } from '../src/content-reader/content-cache.ts';
import { contentFolder } from '../src/model/site-file.ts';
import { providerIssues } from '../src/scheduling/validate-provider.ts';
import { brandIssues } from '../src/theme/validate-brand.ts';

/**
 * Reads the content with all checks of a build.
 * @param pictures the files of its pictures folder, from `readPictures`; without them, pictures aren't checked.
 * @throws ContentError with all mistakes.
 */
export const checkedContent = (root = contentFolder, pictures?: readonly PictureFile[]): Content =>
  loadContent(root, [
    providerIssues,
    brandIssues,
    (content) => (pictures ? pictureIssues(content, pictures) : []),
  ]);

/** The mistakes in the content; null if there are none. */
export function contentError(root = contentFolder, pictures?: readonly PictureFile[]): ContentError | null {
  try {
    checkedContent(root, pictures);
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Stops a build or the start of the dev server if the content has mistakes. A running dev server shows an overlay. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      // Removes hidden pages before other integrations process the built pages.
      'astro:build:done': ({ dir }) => {
        for (const path of getContent().settings[0]?.data.hiddenPages ?? [])
          rmSync(new URL(`.${path}.html`, dir), { force: true });
      },
      'astro:config:setup': async () => {
        checkedContent(contentFolder, await readPictures(contentFolder));
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.add(contentFolder);
        const check = async () => {
          const message = contentError(contentFolder, await readPictures(contentFolder))?.message;
          if (message) logger.error(message);
          server.hot.send(message ? { type: 'error', err: { message, stack: '' } } : { type: 'full-reload' });
        };
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(contentFolder)) void check();
        });
      },
    },
  };
}
