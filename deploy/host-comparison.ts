import { createHash } from 'node:crypto';
import { ask, type Question } from './ask.ts';
import { buildFiles } from './build-folder.ts';
import { redirectRules } from './host-rules.ts';

/** One question to a host. */
export interface HostQuestion extends Question {
  path: string;
}

/** Headers that each server writes in its own way. */
const own =
  'strict-transport-security accept-ranges allow connection content-length date etag keep-alive last-modified server transfer-encoding vary';

const words = (text: string) => text.split(/\s+/);
const paths = (...all: string[]) => all.map((path) => ({ path }));

const oddPaths = words(
  '/index /index.html?a=1 /no-such.svg /no-such/ /no-such.html /404 /404/ /404.html /sat-prep.html.br /index.html.gz ' +
    '// //sat-prep //sat-prep/ /favicon.svg/ /_assets/ /_assets /?utm_source=a&x=%2F..%2F /sat-prep?a=1 ' +
    '/no-such-page /blog/12 /subjects/latin /sat-prep/x /_assets/none.js',
);

/** What is asked of every server that we configure: every page and file, and what stands beside them. */
export function hostQuestions(): HostQuestion[] {
  const build = buildFiles();
  const pages = build
    .filter((file) => file.endsWith('.html') && !/^(index|404)\.html$/.test(file))
    .map((file) => `/${file.replace('.html', '')}`);
  const files = build.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
  const sample = ['/', '/sat-prep', '/favicon.svg', ...files.filter((_, index) => index % 9 === 0)];
  const spellings = words('/ /?a=1 .html .html?a=1 /index /index.html');
  return [
    ...paths('/', ...pages, ...files, ...pages.flatMap((page) => spellings.map((end) => page + end))),
    ...paths(...[...redirectRules.keys()].flatMap((path) => [path, `${path}?a=1&b=%2F`])),
    ...paths(...oddPaths, `/${'a'.repeat(300)}`, `/${'a/'.repeat(1_000)}`),
    ...sample.map((path) => ({ path, method: 'HEAD' })),
    ...['br', 'gzip', 'identity', 'br;q=0, gzip'].flatMap((encoding) =>
      sample.map((path) => ({ path, headers: { 'Accept-Encoding': encoding } })),
    ),
    ...['POST', 'PUT', 'DELETE'].map((method) => ({ path: '/sat-prep', method })),
    { path: '/_assets/none.js', method: 'POST' },
  ];
}

/** Asks a server and reduces its answer to what has to be the same on all of them. */
export async function comparable(origin: string, { path, ...question }: HostQuestion): Promise<object> {
  const { status, headers, body } = await ask(origin, path, question);
  const isFile = status === 200 || status === 404;
  const left = isFile ? own : `${own} content-type`;
  const kept = Object.entries(headers).filter(([name]) => !left.split(' ').includes(name));
  return {
    asked: `${question.method ?? 'GET'} ${path.slice(0, 80)} ${question.headers?.['Accept-Encoding'] ?? ''}`,
    status,
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value).replace(origin, '')])),
    ...(isFile ? { body: createHash('sha256').update(body).digest('hex').slice(0, 12) } : {}),
  };
}
