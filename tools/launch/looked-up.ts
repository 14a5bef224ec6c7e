import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '../../site/src/lib/closest-match.ts';
import { fileId } from '../../site/src/content-reader/content-folder.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { runMain } from '../serve/processes.ts';

const usage = 'What have you looked up again? Name the entries, such as: npm run looked-up -- sat florida';
const dated = /(?<=\basOf: *['"]?)\d{4}-\d\d-\d\d/g;

/**
 * Dates every looked-up fact of an entry; all else in its file stays letter for letter.
 * @param id the name of its file, such as `sat`.
 * @throws Error when no entry of that name has such facts.
 */
export function dateFacts(folder: string, id: string, day: string): void {
  const files = globSync('*/*.yaml', { cwd: folder })
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => text.match(dated));
  const known = files.map(({ file }) => fileId(file)).sort();
  const found = files.filter(({ file }) => fileId(file) === id);
  if (found.length === 0) {
    const match = closestMatch(id, known);
    const hint = match ? `Did you mean ${match}?` : `There are ${known.join(', ')}.`;
    throw new Error(`No entry ${id} has facts with a day on which they were looked up. ${hint}`);
  }
  for (const { file, text } of found) writeFileSync(join(folder, file), text.replaceAll(dated, day));
}

if (import.meta.main) {
  await runMain(() => {
    const ids = process.argv.slice(2);
    if (ids.length === 0) throw new Error(usage);
    // Sweden writes dates as ISO 8601 does, in this computer's time zone.
    const today = new Date().toLocaleDateString('sv');
    for (const id of ids) dateFacts(contentFolder, id, today);
    console.log(`Looked up on ${today}: ${ids.join(', ')}.`);
  });
}
