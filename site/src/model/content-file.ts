import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Node } from 'yaml';
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

/** The hint for a syntax error in a line of a file. */
function hintFor(code: string, message: string, line: string): string {
  if (/^(<{7}|={7}|>{7})/.test(line))
    return 'two versions of the file were put together here: keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>';
  return yamlErrorHints[/^ *\t/.test(line) ? 'TAB_AS_INDENT' : code] ?? message;
}

/** @param offset how many lines stand before the text in its file. */
function parseYaml(file: string, text: string, offset = 0): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => lines.linePos(position).line;
  const fail = (position: number, value: string | undefined, hint: string | undefined) => {
    const line = lineAt(position) + offset;
    return new ContentError([{ file, line, field: '(YAML)', value, message: `is not valid YAML: ${hint}` }]);
  };
  const [error] = document.errors;
  if (error) {
    const [start] = error.pos;
    const written = text.split('\n')[lineAt(start) - 1] ?? '';
    const hint = hintFor(error.code, error.message, written);
    throw fail(start, text.slice(start, start + 60).split('\n')[0], hint);
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch {
    // A text that starts with an asterisk is a reference to something that is not there.
    const alias = /[:-] +(\*\S*)/.exec(text);
    throw fail(alias?.index ?? 0, alias?.[1], yamlErrorHints['BAD_ALIAS']);
  }
  /** The line of the deepest node of a path that stands in the file: a missing field has none. */
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      if (node?.range) return lineAt(node.range[0]) + offset;
    }
    return undefined;
  };
  return { file, data, lineOf };
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
