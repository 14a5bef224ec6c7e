import { createHash } from 'node:crypto';
import { ask, type Question } from './ask.ts';
import { addressOf, notFoundFile, readBuild } from './file-store.ts';
import { headerRules, redirectRules } from './host-rules.ts';

/** One question to a host, and whether only the servers that we configure ourselves have to answer it alike. */
export interface HostQuestion extends Question {
  path: string;
  oursAlone?: boolean;
}

const compared = [...new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)))]
  .map((name) => name.toLowerCase())
  .filter((name) => !['cache-control', 'content-type', 'content-security-policy'].includes(name));

/** The pages of the build, by address. */
export function pagesOf(build = readBuild()): string[] {
  const pages = [...build.keys()].filter((file) => file.endsWith('.html') && file !== notFoundFile);
  return pages.map(addressOf);
}

const words = (text: string) => text.split(/\s+/);
const paths = (...all: string[]) => all.map((path) => ({ path }));

/** What only the servers that we configure ourselves have to answer as ours does. */
const oddPaths = words(
  '/index /index.html?a=1 /no-such.svg /no-such/ /no-such.html /404 /404/ /404.html /sat-prep.html.br /index.html.gz ' +
    '// //sat-prep //sat-prep/ /favicon.svg/ /_assets/ /_assets',
);

/** What is asked of every host of the site: every page and file, and what stands beside them. */
export function hostQuestions(build = readBuild()): HostQuestion[] {
  const pages = pagesOf(build).filter((page) => page !== '/');
  const files = [...build.keys()].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  const sample = ['/', '/sat-prep', '/favicon.svg', ...files.filter((_, index) => index % 9 === 0)];
  const everywhere: HostQuestion[] = [
    ...paths('/', ...pages, ...files, '/?utm_source=a&x=%2F..%2F', '/sat-prep?a=1'),
    ...paths('/no-such-page', '/blog/12', '/subjects/latin', '/sat-prep/x', '/_assets/none.js'),
    ...paths(...[...redirectRules.keys()].flatMap((path) => [path, `${path}?a=1&b=%2F`])),
    ...paths(...pages.flatMap((page) => [`${page}/`, `${page}/?a=1`])),
    ...sample.map((path) => ({ path, method: 'HEAD' })),
  ];
  const ours: HostQuestion[] = [
    ...paths(
      ...pages.flatMap((page) => words('.html .html?a=1 /index /index.html').map((end) => page + end)),
    ),
    ...paths(...oddPaths, `/${'a'.repeat(300)}`, `/${'a/'.repeat(1_000)}`),
    ...['br', 'gzip', 'identity', 'br;q=0, gzip'].flatMap((encoding) =>
      sample.map((path) => ({ path, headers: { 'Accept-Encoding': encoding } })),
    ),
    ...['POST', 'PUT', 'DELETE'].map((method) => ({ path: '/sat-prep', method })),
    { path: '/_assets/none.js', method: 'POST' },
  ];
  return [...everywhere, ...ours.map((question) => ({ ...question, oursAlone: true }))];
}

function freshness(caching: string): string {
  if (/no-store/.test(caching)) return 'never kept';
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  return /no-cache/.test(caching) || seconds === 0 ? 'asked for again' : `kept ${seconds} s`;
}

/**
 * Asks a host and reduces its answer to what has to be the same everywhere: hosts may write a redirect (301, 308),
 * caching and a second policy in their own way.
 */
export async function comparable(
  origin: string,
  { path, oursAlone, ...question }: HostQuestion,
): Promise<object> {
  const { status, headers, body } = await ask(origin, path, question);
  const permanent = status === 301 || status === 308;
  const target = permanent ? new URL(String(headers.location), origin) : undefined;
  return {
    asked: `${question.method ?? 'GET'} ${path.slice(0, 80)} ${question.headers?.['Accept-Encoding'] ?? ''}`,
    status: permanent ? 'permanent redirect' : status,
    ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
    policy: String(headers['content-security-policy']).split(', ').at(-1),
    ...(target
      ? { location: target.href.replace(origin, '') }
      : { caching: freshness(String(headers['cache-control'])) }),
    ...(status === 200 || status === 404
      ? {
          type: String(headers['content-type']).toLowerCase(),
          ...(oursAlone ? { encoding: headers['content-encoding'] } : {}),
          body: createHash('sha256').update(body).digest('hex').slice(0, 12),
        }
      : {}),
  };
}
