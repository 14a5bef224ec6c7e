import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parse, parseDocument, type Document } from 'yaml';

/** The fields of a file, and the text before and after the frontmatter of a Markdown file. */
function partsOf(text: string, file: string): [before: string, fields: string, after: string] {
  const [, before = '', fields = '', after = ''] = /^(---\n)([^]*?\n)(---\n[^]*)$/.exec(text) ?? [];
  return file.endsWith('.md') ? [before, fields, after] : ['', text, ''];
}

/**
 * Edits a YAML file, or the frontmatter of a Markdown file, and keeps its comments and the project's format. Doesn't
 * write the file if nothing has changed.
 */
export async function editYaml(
  folder: string,
  file: string,
  change: (document: Document) => void,
): Promise<void> {
  const path = join(folder, file);
  const [start, fields, end] = partsOf(readFileSync(path, 'utf8'), file);
  const document = parseDocument(fields);
  const before = document.toString();
  change(document);
  if (document.toString() === before) return;
  const options = { ...(await resolveConfig(import.meta.filename)), parser: 'yaml' };
  writeFileSync(path, start + (await format(document.toString({ lineWidth: 0 }), options)) + end);
}

/** A list as it is written in a YAML file; empty without it. */
export function writtenList(folder: string, file: string, name: string): unknown[] {
  const fields = parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, unknown>>;
  return [fields[name] ?? []].flat();
}

/** Runs a change of a file, and restores the file unless the change returns true, even if the process exits. */
export async function withRestore(
  folder: string,
  file: string,
  change: () => Promise<boolean>,
): Promise<boolean> {
  const path = join(folder, file);
  const before = readFileSync(path);
  const restore = () => writeFileSync(path, before);
  const interrupted = () => process.exit(130);
  process.once('exit', restore);
  process.once('SIGINT', interrupted);
  let isKept = false;
  try {
    isKept = await change();
    return isKept;
  } finally {
    process.off('exit', restore);
    process.off('SIGINT', interrupted);
    if (!isKept) restore();
  }
}

/** Sets values of a YAML file by field name, such as `business.name`; undefined deletes a field. */
export async function setValues(
  folder: string,
  file: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await editYaml(folder, file, (document) => {
    for (const [name, value] of Object.entries(values)) {
      const path = name.split('.');
      if (value !== undefined) document.setIn(path, document.createNode(value));
      // Deleting in a group that doesn't exist would throw an error.
      else if (document.hasIn(path)) document.deleteIn(path);
    }
  });
}
