import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { root } from '../serve/processes.ts';

const left = new Set(['node_modules', '.git', 'dist', '.build', '.astro', '.data', 'test-results']);

/** A copy of the project to change and build, with the same packages; what was built stays behind. */
export function copyProject(folders: readonly string[] = ['']): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of folders) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => relative(root, path) === '' || !left.has(basename(path)),
    });
  }
  // The content of the copy is what this process works with, the tests' own for example.
  const content = join(copy, 'site/content');
  rmSync(content, { recursive: true });
  cpSync(contentFolder, content, { recursive: true });
  // A junction, since Windows lets only administrators make links.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Takes the copy away again; the packages behind its link stay. */
export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}
