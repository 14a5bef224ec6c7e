import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/processes.ts';

/** Puts the added lines of a difference into a text, each below the line that stands above it. */
function patched(text: string, difference: readonly string[]): string {
  let lines = text.split('\n');
  let at = -1;
  for (const line of difference) {
    if (line.startsWith('+')) lines = lines.toSpliced((at += 1), 0, line.slice(1));
    else at = lines.indexOf(line.slice(1));
    if (at === -1) throw new Error(`The file has no line "${line.slice(1)}".`);
  }
  return lines.join('\n');
}

/**
 * Follows a recipe of the documents in a copy of the project: writes each block of code to the file that its first
 * comment names, or adds what a difference adds.
 * @returns the files that it wrote, by path.
 */
export function followRecipe(document: string, folder: string): string[] {
  const blocks = readFileSync(join(root, document), 'utf8').matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].flatMap(([, indent = '', language, body = '']) => {
    const code = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const path = /^(?: ?#|\/\/) (site\/\S+)$/m.exec(code)?.[1];
    if (path === undefined) return [];
    const file = join(folder, path);
    const [, ...difference] = code.trimEnd().split('\n');
    writeFileSync(file, language === 'diff' ? patched(readFileSync(file, 'utf8'), difference) : code);
    return [path];
  });
}
