import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '../../site/src/lib/closest-match.ts';
import { fileId } from '../../site/src/content-reader/content-folder.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { runMain } from '../serve/processes.ts';

const dated = /(?<=\basOf: *['"]?)\d{4}-\d\d-\d\d/g;

/** The files of entries with facts that were looked up. */
const filesWithFacts = (folder: string) =>
  globSync('*/*.yaml', { cwd: folder })
    .map((file) => ({ id: fileId(file), file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => text.match(dated));

/**
 * Sets the date on which the facts of entries were looked up, and changes nothing else in their files.
 * @param ids the ids of the entries, such as `sat`.
 * @throws Error if one of them isn't an entry with such facts; then no file is changed.
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
    // The Swedish locale formats dates as YYYY-MM-DD, in the local time zone.
    const today = new Date().toLocaleDateString('sv');
    dateFacts(contentFolder, ids, today);
    console.log(`Looked up on ${today}, each of these:`);
    for (const { id, text } of filesWithFacts(contentFolder))
      if (ids.includes(id))
        for (const [, source] of text.matchAll(/^ *source: ['"]?(.*?)['"]?,?$/gm))
          console.log(`${id}: ${source}`);
  });
}
