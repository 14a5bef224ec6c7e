import { readFileSync } from 'node:fs';
import { redirects } from '../site/src/model/routes.ts';

export type Headers = Readonly<Record<string, string>>;

function readHeaderRules() {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  const lines = readFileSync(new URL('_headers', import.meta.url), 'utf8').split('\n');
  for (const line of lines.filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name !== undefined && last) last.headers[name] = value ?? '';
    else rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The rules of `_headers`, the one home of the response headers: everything at a path is sent with its headers. */
export const headerRules = readHeaderRules();

/** The redirects of the route table, with and without a slash: from which path to which. */
export const redirectRules: ReadonlyMap<string, string> = new Map(
  redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => [path, to] as const)),
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
