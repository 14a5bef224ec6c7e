import { isRoutePath } from '../site/src/model/routes.ts';

/** What can be measured; each part stands alone. */
export const parts = ['pages', 'clicks', 'scheduler', 'build'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  pages: readonly string[];
  runs: number;
  parts: readonly Part[];
}

const usualPages = [
  '/',
  '/free-consultation',
  '/sat-prep',
  '/faq',
  '/meet-our-teachers',
  '/florida-consultation',
];
const usage = `Options: --pages=/,/faq  --runs=7  --parts=${parts.join(',')}`;

function list(value: string): string[] {
  return value.split(',').filter((item) => item !== '');
}

function readPages(value: string): string[] {
  const unknown = list(value).filter((page) => !isRoutePath(page));
  if (unknown.length > 0)
    throw new Error(`--pages names ${unknown.join(', ')}, which the site does not have.`);
  return list(value);
}

function readRuns(value: string): number {
  const runs = Number(value);
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    throw new Error(`--runs is "${value}"; allowed: 1 to 25.`);
  return runs;
}

function readParts(value: string): Part[] {
  const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);
  const unknown = list(value).filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new Error(`--parts names ${unknown.join(', ')}; allowed: ${parts.join(', ')}.`);
  return list(value).filter(isPart);
}

/**
 * Reads the command line of the bench.
 * @throws Error that says what is allowed.
 */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const options: BenchOptions = { pages: usualPages, runs: 7, parts };
  for (const argument of args) {
    const [, name, value = ''] = /^--(\w+)=(.+)$/.exec(argument) ?? [];
    if (name === 'pages') options.pages = readPages(value);
    else if (name === 'runs') options.runs = readRuns(value);
    else if (name === 'parts') options.parts = readParts(value);
    else throw new Error(`"${argument}" is no option of the bench. ${usage}`);
  }
  return options;
}
