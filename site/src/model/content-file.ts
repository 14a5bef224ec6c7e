import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { ContentError } from './content-problem.ts';

export interface ParsedFile {
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

/** @throws ContentError when the file is not what its ending says. */
export function parseFile(file: string, text: string): ParsedFile {
  if (!file.endsWith('.md')) return parseYaml(file, text);
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) {
    throw new ContentError([
      { file, line: 1, field: '(frontmatter)', allowed: 'must start with fields between two lines of ---' },
    ]);
  }
  return { ...parseYaml(file, parts[1] ?? '', 1), body: parts[2] };
}

/** The line of a value in a content file, counted from 1; undefined when it does not stand there. */
export function lineIn(root: string, file: string, path: readonly PropertyKey[]): number | undefined {
  return parseFile(file, readFileSync(join(root, file), 'utf8')).lineOf(path);
}
