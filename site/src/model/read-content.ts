import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { collections, type CollectionName } from './collections.ts';
import { allowedBy, ContentError, fieldName, valueAt, type ContentProblem } from './content-problem.ts';
import type { Content, Sourced } from './content.ts';
import { crossReferenceProblems } from './cross-references.ts';

interface ParsedFile {
  file: string;
  data: unknown;
  body?: string | undefined;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** The line of the deepest node of a path that stands in the file (a missing field has none). */
function lineFinder(document: Document, lines: LineCounter, offset: number) {
  return (path: readonly PropertyKey[]): number | undefined => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line + offset;
    }
    return undefined;
  };
}

function parseYaml(file: string, text: string, offset = 0): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fault = document.errors[0];
  if (fault) {
    throw new ContentError([
      {
        file,
        line: lines.linePos(fault.pos[0]).line + offset,
        field: '(YAML)',
        value: text.slice(fault.pos[0], fault.pos[0] + 60).split('\n')[0],
        allowed: `is not valid YAML: ${fault.message}`,
      },
    ]);
  }
  return { file, data: document.toJS(), lineOf: lineFinder(document, lines, offset) };
}

function parseFile(file: string, text: string): ParsedFile {
  if (!file.endsWith('.md')) return parseYaml(file, text);
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) {
    throw new ContentError([
      { file, line: 1, field: '(frontmatter)', allowed: 'must start with fields between two lines of ---' },
    ]);
  }
  return { ...parseYaml(file, parts[1] ?? '', 1), body: parts[2] };
}

function filesOf(root: string, name: CollectionName): string[] {
  const { storage } = collections[name];
  if (storage.kind !== 'folder') return [storage.file];
  const folder = join(root, storage.folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(storage.ending))
    .sort()
    .map((file) => `${storage.folder}/${file}`);
}

/** The line of a value in a content file, counted from 1; undefined when it does not stand there. */
export function lineIn(root: string, file: string, path: readonly PropertyKey[]): number | undefined {
  return parseFile(file, readFileSync(join(root, file), 'utf8')).lineOf(path);
}

interface RawEntry {
  id: string;
  path: readonly PropertyKey[];
  value: unknown;
}

function entriesOf(name: CollectionName, parsed: ParsedFile): RawEntry[] {
  const { storage } = collections[name];
  if (storage.kind === 'list') {
    if (!Array.isArray(parsed.data)) {
      throw new ContentError([
        { file: parsed.file, field: '', value: parsed.data, allowed: 'must be a list of entries' },
      ]);
    }
    return parsed.data.map((value: unknown, index) => ({
      id: String(valueAt(value, ['id'])),
      path: [index],
      value,
    }));
  }
  const id = parsed.file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return [{ id, path: [], value: parsed.data }];
}

function problemsOfEntry(
  name: CollectionName,
  parsed: ParsedFile,
  entry: RawEntry,
): { problems: ContentProblem[]; data?: unknown } {
  const result = collections[name].schema.safeParse(entry.value);
  if (result.success) return { problems: [], data: result.data };
  const problems = result.error.issues.map((issue) => {
    const path = [...entry.path, ...issue.path];
    return {
      file: parsed.file,
      line: parsed.lineOf(path),
      field: fieldName(path),
      value: valueAt(parsed.data, path),
      allowed: allowedBy(issue),
    };
  });
  return { problems };
}

function readCollection(root: string, name: CollectionName, problems: ContentProblem[]): Sourced<unknown>[] {
  const found: Sourced<unknown>[] = [];
  for (const file of filesOf(root, name)) {
    const path = join(root, file);
    if (!existsSync(path)) {
      problems.push({ file, field: '', allowed: 'this file must exist' });
      continue;
    }
    try {
      const parsed = parseFile(file, readFileSync(path, 'utf8'));
      for (const entry of entriesOf(name, parsed)) {
        const checked = problemsOfEntry(name, parsed, entry);
        problems.push(...checked.problems);
        if (checked.data === undefined) continue;
        const index = typeof entry.path[0] === 'number' ? entry.path[0] : undefined;
        found.push({ id: entry.id, file, index, data: checked.data, body: parsed.body });
      }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return found;
}

/**
 * Reads and checks everything below a content folder (site/content).
 * @throws ContentError naming every mistake with file, field, value and what is allowed.
 */
export function readContent(root: string): Content {
  const problems: ContentProblem[] = [];
  const names = Object.keys(collections) as CollectionName[];
  const content = Object.fromEntries(
    names.map((name) => [name, readCollection(root, name, problems)]),
  ) as Content;
  // Cross-references say little about entries that could not be read at all.
  if (problems.length === 0) problems.push(...crossReferenceProblems(content));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
