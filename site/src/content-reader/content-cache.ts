import type { Content } from '../model/collections.ts';
import { readContent, type ContentCheck } from './read-content.ts';
import { contentFolder } from '../model/site-file.ts';

// On globalThis: Astro loads this module once for its configuration and once for the pages.
const cache = ((globalThis as { brightboardContent?: Map<string, Content> }).brightboardContent ??=
  new Map());

/**
 * Reads and checks the content again, and remembers it for `getContent`.
 * @throws ContentError naming every mistake.
 */
export function loadContent(root: string, extraChecks: readonly ContentCheck[] = []): Content {
  cache.delete(root);
  const content = readContent(root, extraChecks);
  cache.set(root, content);
  return content;
}

/**
 * The content of a folder, read once per process; `loadContent` reads it again, as dev does when a file changes.
 * @throws ContentError naming every mistake.
 */
export function getContent(root: string = contentFolder): Content {
  return cache.get(root) ?? loadContent(root);
}
