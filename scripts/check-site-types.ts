import { join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { root } from './processes.ts';

/**
 * Checks the types of the site in one go, its .astro files among the others: TypeScript is shown each of them as the
 * TSX that Astro makes of it, and its problems are shown where they stand in the file itself.
 */
const site = join(root, 'site');
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(site, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  site,
  undefined,
  undefined,
  undefined,
  [{ extension: '.astro', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }],
);
const shown = fileNames.map((name) => (name.endsWith('.astro') ? `${name}.tsx` : name));
const types = ['env.d.ts', 'astro-jsx.d.ts'].map((name) => join(root, 'node_modules/astro', name));

const isShown = (name: string) => name.endsWith('.astro.tsx');
const original = (name: string) => name.slice(0, -'.tsx'.length);
const source = (name: string) => ts.sys.readFile(original(name)) ?? '';
const converted = new Map(
  shown.filter(isShown).map((name) => [name, convertToTsx(source(name), { filename: original(name) })]),
);

const host = ts.createCompilerHost(options);
const { fileExists, readFile } = host;
host.fileExists = (name) => converted.has(name) || fileExists(name);
host.readFile = (name) => converted.get(name)?.code ?? readFile(name);

/** A problem where it stands in the .astro file; undefined for one in what Astro has added. */
function inPlace(problem: ts.Diagnostic): ts.Diagnostic | undefined {
  const { file, start = 0 } = problem;
  const page = file && converted.get(file.fileName);
  if (!page) return problem;
  const span = page.mappings.find(([from, length]) => start >= from && start <= from + length);
  if (!span) return undefined;
  const name = original(file.fileName);
  const { Latest } = ts.ScriptTarget;
  const text = ts.createSourceFile(name, source(file.fileName), Latest, false, ts.ScriptKind.TSX);
  return { ...problem, file: text, start: span[2] + Math.min(start - span[0], span[3]) };
}

const program = ts.createProgram([...shown, ...types], options, host);
const problems = [...errors, ...ts.getPreEmitDiagnostics(program)].flatMap((one) => inPlace(one) ?? []);
const unreadable = [...converted].flatMap(([name, { diagnostics }]) =>
  diagnostics.map(({ message }) => `${original(name)}: ${message}`),
);
console.error([ts.formatDiagnosticsWithColorAndContext(problems, host), ...unreadable].join('\n'));
process.exitCode = problems.length + unreadable.length > 0 ? 1 : 0;
