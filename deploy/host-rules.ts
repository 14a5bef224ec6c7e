import { readFileSync } from 'node:fs';

export type Headers = Readonly<Record<string, string>>;

/** One rule of `_headers`: everything at a path is sent with these headers. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

function readHeaderRules(): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of linesOf('_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name !== undefined && last) last.headers[name] = value ?? '';
    else rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The rules of `_headers`, the one home of the response headers. */
export const headerRules: readonly HeaderRule[] = readHeaderRules();

/** The redirects of `_redirects`: from which path to which. */
export const redirectRules: ReadonlyMap<string, string> = new Map(
  linesOf('_redirects').map((line) => line.split(' ') as [string, string]),
);

function matches(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? path === rule : path.startsWith(start) && path.endsWith(end);
}

/** Everything that is sent with what stands at a path, apart from its type, length and encoding. */
export function headersAt(path: string): Headers {
  const matching = headerRules.filter((rule) => matches(rule.path, path)).map(({ headers }) => headers);
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...matching) as Headers;
}

/** Sent with an answer that is no file: a redirect or an error. */
export const errorHeaders: Headers = { ...headersAt('/'), 'Cache-Control': 'no-store' };
