import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import { parsedContent } from './parsed-texts.ts';
import { readContent, type FurtherCheck } from './read-content.ts';

interface Kept {
  root: string;
  stamp: string;
  content: Content;
}

// On the process, since a build loads this file more than once: for its configuration, and for its pages.
const place = Symbol.for('brightboard.content');
const here = globalThis as { [place]?: Kept };

/** What tells one state of a folder from another: the names, sizes and times of its files. */
function stampOf(root: string): string {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => {
      const { mtimeMs, size } = statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

/**
 * Reads and checks the content, and keeps it for whoever asks after it in this process.
 * @throws ContentError naming every mistake.
 */
export function loadContent(root: string, further: readonly FurtherCheck[] = []): Content {
  const stamp = stampOf(root);
  const content = readContent(root, further);
  parsedContent.keep();
  here[place] = { root, stamp, content };
  return content;
}

/**
 * The content of a folder, read once for as long as no file of it changes.
 * @throws ContentError naming every mistake.
 */
export function getContent(root: string): Content {
  const kept = here[place];
  return kept?.root === root && kept.stamp === stampOf(root) ? kept.content : loadContent(root);
}
