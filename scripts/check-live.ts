import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { parse } from 'node-html-parser';
import { ask, type Answer } from '../deploy/ask.ts';
import { headersAt, redirectRules } from '../deploy/host-rules.ts';
import { checkedContent } from '../site/integrations/content-check.ts';
import { readSettings } from '../site/src/model/read-settings.ts';
import { runMain } from './processes.ts';
import { textTable } from './text-table.ts';

/** How many days a certificate has to last at least: whoever renews it does so about 30 days before its end. */
const leastDays = 14;
const atOnce = 8;

/** The live site: where it is, its pages by path, and every address they name. */
interface Live {
  origin: string;
  pages: ReadonlyMap<string, Answer>;
  addresses: readonly string[];
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

const fileQuestion =
  (path: string, asked: () => Promise<Answer>): Question[1] =>
  async () => {
    const answer = await asked();
    return answer.status === 200 ? wrongHeaders(path, answer) : `status ${answer.status}`;
  };

const redirectQuestion = (address: string, target: string): Question => [
  address,
  async () => {
    const { origin, pathname, search } = new URL(address);
    const { status, headers } = await ask(origin, pathname + search);
    const led = new URL(String(headers.location ?? ''), origin).href;
    return (
      (!isPermanent(status) || led !== target) && `status ${status} to ${led}, and should lead to ${target}`
    );
  },
];

/** Asks as a visitor's browser does, through redirects. Some sites refuse programs: only what is gone is a fault. */
const outsideQuestion = (address: string): Question => [
  address,
  async () => {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return (status === 404 || status === 410 || status >= 500) && `status ${status}`;
  },
];

function certificateDays(hostname: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, servername: hostname, timeout: 15_000 }, () => {
      resolve((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000);
      socket.end();
    });
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('no answer')));
  });
}

/** Every kind of question that a live site is asked. */
const checks: Readonly<Record<string, (live: Live) => readonly Question[]>> = {
  pages: ({ pages }) =>
    [...pages].map(([path, answer]) => [path, fileQuestion(path, () => Promise.resolve(answer))]),
  files: ({ origin, addresses }) =>
    addresses
      .filter((address) => address.startsWith(`${origin}/`) && /\.\w+$/.test(address))
      .map((address) => new URL(address).pathname)
      .map((path) => [path, fileQuestion(path, () => ask(origin, path))]),
  redirects: ({ origin, pages }) => [
    ...[...redirectRules].map(([from, to]) => redirectQuestion(`${origin}${from}?a=1`, `${origin}${to}?a=1`)),
    ...[...pages.keys()]
      .filter((path) => path !== '/')
      .map((path) => redirectQuestion(`${origin}${path}/`, origin + path)),
  ],
  errors: ({ origin }) => [
    [
      '/no-such-page',
      async () => {
        const { status, headers } = await ask(origin, '/no-such-page');
        if (status !== 404) return `status ${status}`;
        return /max-age=[1-9]/.test(String(headers['cache-control'])) && 'an error that is kept';
      },
    ],
  ],
  names: ({ origin }) => {
    const { protocol, hostname, host } = new URL(origin);
    if (protocol !== 'https:') return [];
    const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
    return [
      redirectQuestion(`http://${host}/sat-prep?a=1`, `${origin}/sat-prep?a=1`),
      redirectQuestion(`https://${other}/sat-prep?a=1`, `${origin}/sat-prep?a=1`),
    ];
  },
  certificate: ({ origin }) => {
    const { protocol, hostname, port } = new URL(origin);
    if (protocol !== 'https:') return [];
    const days = () => certificateDays(hostname, Number(port || 443));
    return [
      [hostname, async () => (await days()) < leastDays && `${Math.floor(await days())} days are left`],
    ];
  },
  events: () => Object.values(readSettings().scheduler.events).map(outsideQuestion),
  videos: () =>
    checkedContent()
      .testimonials.flatMap(({ data }) => data.videoUrl ?? [])
      .map((url) => outsideQuestion(`https://www.youtube.com/oembed?url=${encodeURIComponent(url)}`)),
  links: ({ origin, addresses }) =>
    addresses.filter((address) => !address.startsWith(`${origin}/`)).map(outsideQuestion),
};

/** Reads the sitemap, each of its pages at the given host, and the addresses that they link to and load. */
async function readLive(origin: string): Promise<Live> {
  const sitemap = (await ask(origin, '/sitemap.xml')).body.toString();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error(`${origin}/sitemap.xml names no page.`);
  const pages = new Map<string, Answer>();
  for (const path of paths)
    pages.set(path, await ask(origin, path, { headers: { 'Accept-Encoding': 'identity' } }));
  const named = [...pages].flatMap(([path, { body }]) =>
    parse(body.toString())
      .querySelectorAll(
        'a[href], link[rel=stylesheet], link[rel*=icon], link[rel=manifest], script[src], img[src]',
      )
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((address) => new URL(address, origin + path))
      .filter(({ protocol }) => /^https?:$/.test(protocol))
      .map(({ href }) => href.replace(/#.*$/, '')),
  );
  return { origin, pages, addresses: [...new Set(named)].sort() };
}

async function faultsOf(questions: readonly Question[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...questions];
  const askOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [asked, answer] = next;
      const fault = await answer().catch((error: unknown) => `no answer (${String(error)})`);
      if (fault) faults.push(`${asked}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return faults;
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { skip: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  const skipped = values.skip.split(',').filter(Boolean);
  const unknown = skipped.filter((name) => !(name in checks));
  if (!URL.canParse(address) || unknown.length > 0) {
    const names = Object.keys(checks).join(', ');
    throw new Error(`Which site? npm run check:live -- https://www.example.com [--skip=links] (of ${names})`);
  }
  const live = await readLive(new URL(address).origin);
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
