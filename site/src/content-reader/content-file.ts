import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { ContentError, type ContentIssue } from './content-issue.ts';
import { characterProblem, decodeText, excerpt } from './content-text.ts';

export interface ParsedFile {
  file: string;
  data: unknown;
  body?: string | undefined;
  /** The line of a field, or the first line below the frontmatter that holds `value` if the path is `(text)`. */
  lineOf: (path: readonly PropertyKey[], value?: unknown) => number | undefined;
}

const quote = 'put the text in quotation marks';

/** Plain-English hints for YAML syntax errors, by error code. */
const yamlErrorHints: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'indent with spaces; a tab does not do',
  BAD_INDENT: 'its lines must begin as far from the left as their neighbors do',
  BAD_SCALAR_START: `${quote}: it starts with a sign that means something`,
  BAD_DIRECTIVE: `${quote}: it starts with a sign that means something`,
  BLOCK_AS_IMPLICIT_KEY: `${quote}: it holds a colon and a space`,
  MULTILINE_IMPLICIT_KEY:
    'a field needs its name, a colon and a space; a text that holds them needs quotation marks',
  MULTIPLE_DOCS:
    'a line of --- or ... ends an entry: a file is one, so delete that line and what stands below it',
  DUPLICATE_KEY: 'the field stands there twice: delete one',
  MISSING_CHAR: 'a quotation mark, bracket or comma is missing here or in a line before',
  UNEXPECTED_TOKEN: `${quote}, and close what was opened in a line before`,
  BLOCK_IN_FLOW: 'a bracket was opened in a line before and not closed',
  BAD_DQ_ESCAPE:
    "write the text between single quotation marks, '…': a backslash means something between double ones",
};

/** The hint for a syntax error. @param line the text of its line. @param before the text of the line before. */
function hintFor(code: string, message: string, line = '', before = ''): string {
  if (/^(<{7}|={7}|>{7})/.test(line))
    return 'two versions of the file were put together here: keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>';
  if (message.startsWith('Implicit map keys')) return yamlErrorHints['MULTILINE_IMPLICIT_KEY']!;
  if (code === 'BAD_INDENT' && /^ +#/.test(before))
    return `${quote}: the line before begins with #, which ends it`;
  return yamlErrorHints[/^ *\t/.test(line) ? 'TAB_AS_INDENT' : code] ?? message;
}

interface Mistake {
  at: number;
  message: string;
}

/** Unquoted values that a comment may follow on the same line: dates and URLs. */
const dayOrUrl = /^(\d{4}-\d\d-\d\d|https?:\/\/\S+)$/;

/** Mistakes for a node whose text YAML drops in part without an error or does not read as text. */
function droppedText(node: Node, text: string): Mistake[] {
  const [start, end] = node.range ?? [0, 0];
  if (isAlias(node)) return [{ at: start, message: `${quote}: it starts with an asterisk` }];
  if (node.tag) return [{ at: start, message: `${quote}: it starts with an exclamation mark` }];
  if (node.anchor) return [{ at: start, message: `${quote}: it starts with an ampersand` }];
  if (!isScalar(node)) return [];
  const { type, value } = node;
  const isText = type === 'PLAIN' && (value === null || (typeof value === 'string' && !dayOrUrl.test(value)));
  if (isText && /^,?[ \t]*#/.test(text.slice(end))) {
    const message = `${quote}: what stands behind # is not shown. A comment needs a line of its own`;
    return [{ at: end, message }];
  }
  const problem = typeof value === 'string' && characterProblem(value);
  return problem ? [{ at: start, message: problem.message }] : [];
}

/** Those mistakes for all nodes of a document. */
function droppedTexts(document: Document, text: string): Mistake[] {
  const found: Mistake[] = [];
  visit(document, { Node: (_key, node) => void found.push(...droppedText(node as Node, text)) });
  return found;
}

/** A block text (`>` or `|`) without the line breaks at its end. */
function trimBlocks(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      if (node.type?.startsWith('BLOCK_')) node.value = String(node.value).trim();
    },
  });
}

/** Parses YAML. @param offset the number of lines before the text in its file. @throws ContentError for a mistake. */
function parseYaml(file: string, text: string, offset = 0): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const written = text.split('\n');
  const lineAt = (position: number) => lines.linePos(position).line;
  const issue = (at: number, message: string): ContentIssue => {
    const { line, col } = lines.linePos(at);
    const value = excerpt(written[line - 1] ?? '', col);
    return { file, line: line + offset, field: '(YAML)', value, message };
  };
  const dropped = droppedTexts(document, text);
  if (dropped.length > 0) throw new ContentError(dropped.map(({ at, message }) => issue(at, message)));
  const [error] = [...document.warnings, ...document.errors];
  if (error) {
    const [start] = error.pos;
    const index = lineAt(start) - 1;
    const hint = hintFor(error.code, error.message, written[index], written[index - 1]);
    throw new ContentError([issue(start, `is not valid YAML: ${hint}`)]);
  }
  trimBlocks(document);
  /** The line of a field; for a missing one, that of the nearest group around it. */
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true) as Node | undefined;
      if (node?.range) return lineAt(node.range[0]) + offset;
    }
    return undefined;
  };
  return { file, data: document.toJS(), lineOf };
}

/** Parses a YAML file, or a Markdown file with frontmatter. @throws ContentError for a mistake in its syntax. */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const text = decodeText(file, bytes);
  if (!file.endsWith('.md')) return parseYaml(file, text);
  const parts = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*\n([\s\S]*)$/.exec(text);
  if (!parts) {
    throw new ContentError([
      { file, line: 1, field: '(frontmatter)', message: 'must start with fields between two lines of ---' },
    ]);
  }
  const [, fields = '', body = ''] = parts;
  const parsed = parseYaml(file, fields, 1);
  const linesBefore = text.slice(0, -body.length).split('\n').length;
  return {
    ...parsed,
    body,
    lineOf: (path, value) =>
      path[0] === '(text)'
        ? linesBefore + body.split(String(value))[0]!.split('\n').length - 1
        : parsed.lineOf(path),
  };
}

/** The line of a value in a content file, counted from 1; undefined for an empty file. */
export function lineIn(root: string, file: string, path: readonly PropertyKey[]): number | undefined {
  return parseFile(file, readFileSync(join(root, file))).lineOf(path);
}
