import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '../../site/src/lib/closest-match.ts';
import { fileId } from '../../site/src/content-reader/content-folder.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { runMain } from '../serve/processes.ts';

const dated = /(?<=\basOf: *['"]?)\d{4}-\d\d-\d\d/g;

/** The files of the entries that have looked-up facts. */
const filesWithFacts = (folder: string) =>
  globSync('*/*.yaml', { cwd: folder })
    .map((file) => ({ id: fileId(file), file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => text.match(dated));

/**
 * Dates every looked-up fact of some entries; all else in their files stays letter for letter.
 * @param ids the names of their files, such as `sat`.
 * @throws Error when one of them names no entry with such facts; then none is dated.
 */
export function dateFacts(folder: string, ids: readonly string[], day: string): void {
  const files = filesWithFacts(folder);
  const known = files.map(({ id }) => id).sort();
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const match = closestMatch(unknown, known);
    const hint = match ? `Did you mean ${match}?` : `There are ${known.join(', ')}.`;
    throw new Error(`No entry ${unknown} has facts with a day on which they were looked up. ${hint}`);
  }
  for (const { id, file, text } of files)
    if (ids.includes(id)) writeFileSync(join(folder, file), text.replaceAll(dated, day));
}

if (import.meta.main) {
  await runMain(() => {
    const ids = process.argv.slice(2);
    if (ids.length === 0) {
      const names = filesWithFacts(contentFolder).map(({ id }) => id);
      throw new Error(`Name what you have looked up again, of ${names.sort().join(', ')}.`);
    }
    // Sweden writes dates as ISO 8601 does, in this computer's time zone.
    const today = new Date().toLocaleDateString('sv');
    dateFacts(contentFolder, ids, today);
    console.log(`Looked up on ${today}, each of these:`);
    for (const { id, text } of filesWithFacts(contentFolder))
      if (ids.includes(id))
        for (const [, source] of text.matchAll(/^ *source: ['"]?(.*?)['"]?,?$/gm))
          console.log(`${id}: ${source}`);
  });
}
