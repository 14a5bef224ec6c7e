import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';

/** Changes a YAML file, keeping its comments and its style; without a change it stays as it is. */
export function editYaml(folder: string, file: string, change: (document: Document) => void): void {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  const before = document.toString();
  change(document);
  if (document.toString() === before) return;
  writeFileSync(path, document.toString({ lineWidth: 0, flowCollectionPadding: true }));
}

/** Writes values into a YAML file by their place in it, such as `business.name`; undefined takes one out. */
export function setValues(folder: string, file: string, values: Readonly<Record<string, unknown>>): void {
  editYaml(folder, file, (document) => {
    for (const [name, value] of Object.entries(values)) {
      const path = name.split('.');
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
    }
  });
}
