import { once } from 'node:events';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { parse } from 'node-html-parser';
import { ask, type Answer } from '../deploy/ask.ts';
import { headersAt, redirectRules } from '../deploy/host-rules.ts';
import { checkedContent } from '../site/integrations/content-check.ts';
import { readRoutes } from '../site/src/model/read-routes.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { runMain } from './processes.ts';
import { textTable } from './text-table.ts';

/** How many days a certificate has to last at least: whoever renews it does so about 30 days before its end. */
const leastDays = 14;
const atOnce = 8;
/** The certificate is a question of its own, beside which the others are answered. */
const anyCertificate = { rejectUnauthorized: false } as const;
/** As the build holds it. */
const plainly = { ...anyCertificate, headers: { 'Accept-Encoding': 'identity' } };

/** The live site: where it is, its pages by path, and every address they name. */
interface Live {
  origin: string;
  pages: ReadonlyMap<string, Answer>;
  addresses: readonly string[];
  /** For how many milliseconds an answer from outside is waited for. */
  deadlineMs: number;
}

/** What is asked, and what is wrong with the answer: nothing when it is as it should be. */
type Question = readonly [asked: string, fault: () => Promise<string | false | undefined>];

const isPermanent = (status: number): boolean => status === 301 || status === 308;

function wrongHeaders(path: string, { headers }: Answer): string | undefined {
  for (const [name, wanted] of Object.entries(headersAt(path))) {
    const got = String(headers[name.toLowerCase()] ?? 'missing');
    // A host may join two policies with a comma, and say in its own words that a page is asked for again.
    const isFine =
      wanted === 'no-cache' ? /no-cache|max-age=0/.test(got) : [got, got.split(', ').at(-1)].includes(wanted);
    if (!isFine) return `${name} is ${got}, and should be ${wanted}`;
  }
  return undefined;
}

const fileFault = (path: string, answer: Answer): string | undefined =>
  answer.status === 200 ? wrongHeaders(path, answer) : `status ${answer.status}`;

const redirectQuestion = (address: string, target: string, trusted = {}): Question => [
  address,
  async () => {
    const { origin, pathname, search } = new URL(address);
    const { status, headers } = await ask(origin, pathname + search, trusted);
    const led = new URL(String(headers.location ?? ''), origin).href;
    return (
      (!isPermanent(status) || led !== target) && `status ${status} to ${led}, and should lead to ${target}`
    );
  },
];

/**
 * Asks once, as a visitor's browser does: with GET, through redirects. Some sites refuse programs: only what is gone is
 * a fault.
 */
const outsideQuestion =
  ({ deadlineMs }: Live) =>
  (address: string): Question => [
    address,
    async () => {
      const { status, body } = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
      await body?.cancel();
      return (status === 404 || status === 410 || status >= 500) && `status ${status}`;
    },
  ];

/** @throws Error when the certificate is not valid, or of another name. */
async function certificateDays(hostname: string, port: number): Promise<number> {
  const socket = connect({ host: hostname, port, servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(15_000) });
    return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000;
  } finally {
    socket.destroy();
  }
}

/** Every kind of question that a live site is asked. */
const checks: Readonly<Record<string, (live: Live) => readonly Question[]>> = {
  pages: ({ pages }) => [...pages].map(([path, answer]) => [path, async () => fileFault(path, answer)]),
  files: ({ origin, addresses }) =>
    addresses
      .filter((address) => address.startsWith(`${origin}/`) && /\.\w+$/.test(address))
      .map((address) => new URL(address).pathname)
      .map((path) => [path, async () => fileFault(path, await ask(origin, path, anyCertificate))]),
  redirects: ({ origin, pages }) =>
    [
      ...[...redirectRules].map(([from, to]) => [`${from}?a=1`, `${to}?a=1`] as const),
      ...[...pages.keys()].filter((path) => path !== '/').map((path) => [`${path}/`, path] as const),
    ].map(([from, to]) => redirectQuestion(origin + from, origin + to, anyCertificate)),
  errors: ({ origin }) =>
    ['/no-such-page', '/_assets/none.js'].map((path) => [
      path,
      async () => {
        const { status, headers } = await ask(origin, path, anyCertificate);
        if (status !== 404) return `status ${status}`;
        return /max-age=[1-9]/.test(String(headers['cache-control'])) && 'an error that is kept';
      },
    ]),
  names: ({ origin }) => {
    const { protocol, host } = new URL(origin);
    if (protocol !== 'https:') return [];
    const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
    return [`http://${host}`, `https://${other}`].map((name) =>
      redirectQuestion(`${name}/sat-prep?a=1`, `${origin}/sat-prep?a=1`),
    );
  },
  certificate: ({ origin }) => {
    const { protocol, hostname, port } = new URL(origin);
    if (protocol !== 'https:') return [];
    const fault = async () => {
      const days = await certificateDays(hostname, Number(port || 443));
      return days < leastDays && `${Math.floor(days)} days are left of its certificate`;
    };
    return [[hostname, fault]];
  },
  events: (live) => Object.values(readSettings().scheduler.events).map(outsideQuestion(live)),
  videos: (live) =>
    checkedContent()
      .testimonials.flatMap(({ data }) => data.videoUrl ?? [])
      .map((url) => `https://www.youtube.com/oembed?url=${encodeURIComponent(url)}`)
      .map(outsideQuestion(live)),
  links: (live) =>
    live.addresses.filter((address) => !address.startsWith(`${live.origin}/`)).map(outsideQuestion(live)),
};

const naming = 'a[href], link[rel=stylesheet], link[rel*=icon], link[rel=manifest], script[src], img[src]';
/** What a page loads by and by, wherever it names it. */
const hashedFile = /\/_assets\/[^"'`\s),&]+/g;

/** Reads the sitemap, each of its pages and their aliases at the given host, and the addresses that they link to and load. */
async function readLive(origin: string, deadlineMs: number): Promise<Live> {
  const sitemap = (await ask(origin, '/sitemap.xml', anyCertificate)).body.toString();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error(`${origin}/sitemap.xml names no page.`);
  // Only aliases of pages that are live: content may be ahead of the site, or the site be back at an earlier release.
  const aliases = readRoutes().filter(({ aliasOf }) => aliasOf !== undefined && paths.includes(aliasOf));
  const pages = new Map<string, Answer>();
  for (const path of [...paths, ...aliases.map(({ path: alias }) => alias)])
    pages.set(path, await ask(origin, path, plainly));
  const named = [...pages].flatMap(([path, { body }]) =>
    parse(body.toString())
      .querySelectorAll(naming)
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .concat(body.toString().match(hashedFile) ?? [])
      .map((address) => new URL(address, origin + path))
      .filter(({ protocol }) => /^https?:$/.test(protocol))
      .map(({ href }) => href.replace(/#.*$/, '')),
  );
  return { origin, pages, addresses: [...new Set(named)].sort(), deadlineMs };
}

async function faultsOf(questions: readonly Question[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = questions.values();
  const askOn = async (): Promise<void> => {
    for (const [asked, answer] of waiting) {
      const fault = await answer().catch((error: Error) => `no answer (${String(error.cause ?? error)})`);
      if (fault) faults.push(`${asked}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return faults;
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { skip: { type: 'string', default: '' }, seconds: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  const skipped = values.skip.split(',').filter(Boolean);
  const unknown = skipped.filter((name) => !(name in checks));
  if (!URL.canParse(address) || unknown.length > 0) {
    const names = Object.keys(checks).join(', ');
    throw new Error(`Which site? npm run check:live -- https://www.example.com [--skip=links] (of ${names})`);
  }
  const live = await readLive(new URL(address).origin, Number(values.seconds) * 1000);
  const rows: (string | number)[][] = [];
  const all: string[] = [];
  for (const [name, questions] of Object.entries(checks).filter(([check]) => !skipped.includes(check))) {
    const asked = questions(live);
    const faults = await faultsOf(asked);
    rows.push([name, asked.length, faults.length]);
    all.push(...faults);
  }
  console.log(textTable(['check', 'asked', 'wrong'], rows));
  if (all.length > 0) throw new Error(`\n${all.join('\n')}`);
});
