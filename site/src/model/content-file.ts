import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { ContentError } from './content-issue.ts';

export interface ParsedFile {
  file: string;
  data: unknown;
  body?: string | undefined;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Plain-English hints for YAML syntax errors, by error code. */
const yamlErrorHints: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'indent with spaces; a tab does not do',
  BAD_INDENT: 'its lines must begin as far from the left as their neighbors do',
  BAD_SCALAR_START: 'put the text in quotation marks: it starts with a sign that means something',
  BAD_ALIAS: 'put the text in quotation marks: it starts with an asterisk',
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotation marks: it holds a colon and a space',
  MULTILINE_IMPLICIT_KEY:
    'a field needs its name, a colon and a space; a text that holds them needs quotation marks',
  MULTIPLE_DOCS:
    'a line of --- begins a second entry: a file is one, so delete that line and what stands below it',
  DUPLICATE_KEY: 'the field stands there twice: delete one',
  MISSING_CHAR: 'a quotation mark, bracket or comma is missing here or in a line before',
  UNEXPECTED_TOKEN: 'put the text in quotation marks, and close what was opened in a line before',
  BLOCK_IN_FLOW: 'a bracket was opened in a line before and not closed',
  BAD_DQ_ESCAPE:
    "write the text between single quotation marks, '…': a backslash means something between double ones",
};

/** The line of the deepest node of a path that stands in the file (a missing field has none). */
function lineFinder(text: string, offset: number) {
  const lines = new LineCounter();
  let read: Document | undefined;
  return (path: readonly PropertyKey[]): number | undefined => {
    const document = (read ??= parseDocument(text, { lineCounter: lines, prettyErrors: false }));
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line + offset;
    }
    return undefined;
  };
}

function yamlData(file: string, text: string, offset: number): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const written = text.split('\n')[line - 1] ?? '';
    const tab = /^ *\t/.test(written);
    const hint = /^(<{7}|={7}|>{7})/.test(written)
      ? 'two versions of the file were put together here: keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>'
      : (yamlErrorHints[tab ? 'TAB_AS_INDENT' : error.code] ?? error.message);
    throw new ContentError([
      {
        file,
        line: line + offset,
        field: '(YAML)',
        value: text.slice(error.pos[0], error.pos[0] + 60).split('\n')[0],
        message: `is not valid YAML: ${hint}`,
      },
    ]);
  }
  try {
    return document.toJS();
  } catch {
    // A text that starts with an asterisk is a reference to something that is not there.
    const alias = /[:-] +(\*\S*)/.exec(text);
    const line = lines.linePos(alias?.index ?? 0).line + offset;
    throw new ContentError([
      {
        file,
        line,
        field: '(YAML)',
        value: alias?.[1],
        message: `is not valid YAML: ${yamlErrorHints['BAD_ALIAS']}`,
      },
    ]);
  }
}

function parseYaml(file: string, text: string, offset = 0): ParsedFile {
  return { file, data: yamlData(file, text, offset), lineOf: lineFinder(text, offset) };
}

/** @throws ContentError when the file is not what its ending says. */
export function parseFile(file: string, text: string): ParsedFile {
  // Editors on Windows end lines in their own way, and some put a mark before the first one.
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!file.endsWith('.md')) return parseYaml(file, plain);
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(plain);
  if (!parts) {
    throw new ContentError([
      { file, line: 1, field: '(frontmatter)', message: 'must start with fields between two lines of ---' },
    ]);
  }
  return { ...parseYaml(file, parts[1] ?? '', 1), body: parts[2] };
}

/** The line of a value in a content file, counted from 1; undefined when it does not stand there. */
export function lineIn(root: string, file: string, path: readonly PropertyKey[]): number | undefined {
  return parseFile(file, readFileSync(join(root, file), 'utf8')).lineOf(path);
}
