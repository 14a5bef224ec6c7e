import { sendRequest, type HostResponse } from '../hosts/send-request.ts';
import { headersAt, redirectRules } from '../hosts/host-rules.ts';
import { getContent } from '../../site/src/content-reader/content-cache.ts';
import { readSettings } from '../../site/src/content-reader/read-settings.ts';
import { bookingFrameProblem, isGone, silentBookingPages } from '../serve/booking-frame.ts';
import { runMain } from '../serve/processes.ts';
import { warnOfAgingFacts } from './aging-facts.ts';

const usage = 'Which site? npm run check:live -- https://www.example.com';
/** Certificates are usually renewed about 30 days before they expire, so fewer days left than this are a problem. */
const minCertificateDays = 14;

/** The required headers that a response lacks; a host may join two policies, or use equivalents of "no-cache". */
function wrongHeaders(path: string, headers: HostResponse['headers']): string[] {
  return Object.entries(headersAt(path)).flatMap(([name, expected]) => {
    const value = String(headers[name.toLowerCase()] ?? 'missing');
    const isFine =
      name === 'Strict-Transport-Security' ||
      value.includes(expected) ||
      (expected === 'no-cache' && value.includes('max-age=0'));
    return isFine ? [] : [`${path}: ${name} is ${value}, and should be ${expected}`];
  });
}

/** Checks a page or file of the site. @returns its faults, and the hashed files that it uses. */
async function checkFile(origin: string, path: string): Promise<{ faults: string[]; assets: string[] }> {
  const { status, headers, body } = await sendRequest(origin, path, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  const faults = status === 200 ? wrongHeaders(path, headers) : [`${path}: status ${status}`];
  return { faults, assets: body.toString().match(/\/_assets\/[\w./-]+\.\w+/g) ?? [] };
}

async function checkRedirect(origin: string, from: string, to: string): Promise<string[]> {
  const { status, headers } = await sendRequest(origin, from);
  const target = new URL(String(headers.location ?? ''), origin).href;
  const isFine = (status === 301 || status === 308) && target === new URL(to, origin).href;
  return isFine ? [] : [`${from}: status ${status} to ${target}, and should redirect to ${to}`];
}

async function checkMissing(origin: string, path: string): Promise<string[]> {
  const { status, headers } = await sendRequest(origin, path);
  const isCached = /max-age=[1-9]/.test(String(headers['cache-control']));
  return status === 404 && !isCached ? [] : [`${path}: status ${status}${isCached ? ', and is cached' : ''}`];
}

/** Checks a booking page: whether it exists and, for a service without messages, whether it can be framed. */
async function checkBookingPage(url: string, origin: string, isSilent: boolean): Promise<string[]> {
  if (isSilent) {
    const problem = await bookingFrameProblem(url, origin).catch(String);
    return problem ? [`${url}: ${problem}`] : [];
  }
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(String);
  const status = typeof answer === 'string' ? answer : answer.status;
  return typeof status === 'string' || isGone(status) ? [`${url}: ${status}`] : [];
}

async function checkCertificate(origin: string): Promise<string[]> {
  if (!origin.startsWith('https:')) return [];
  const { certificateEnd } = await sendRequest(origin, '/');
  const days = Math.floor((Date.parse(certificateEnd ?? '') - Date.now()) / 86_400_000);
  return days >= minCertificateDays ? [] : [`The certificate ends in ${days} days.`];
}

await runMain(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!URL.canParse(address)) throw new Error(usage);
  const { origin } = new URL(address);
  const sitemap = (await sendRequest(origin, '/sitemap.xml')).body.toString();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (pages.length === 0) throw new Error(`${origin}/sitemap.xml names no page.`);
  const faults: string[] = [];
  const assets = new Set<string>();
  for (const page of pages) {
    const checked = await checkFile(origin, page);
    faults.push(...checked.faults);
    for (const asset of checked.assets) assets.add(asset);
    if (page !== '/') faults.push(...(await checkRedirect(origin, `${page}/`, page)));
  }
  for (const asset of assets) faults.push(...(await checkFile(origin, asset)).faults);
  for (const [from, to] of redirectRules)
    faults.push(...(await checkRedirect(origin, `${from}?a=1`, `${to}?a=1`)));
  for (const path of ['/no-such-page', '/_assets/none.js'])
    faults.push(...(await checkMissing(origin, path)));
  const settings = readSettings();
  const silent = silentBookingPages(settings);
  for (const url of Object.values(settings.scheduler.events))
    faults.push(...(await checkBookingPage(url, origin, silent.includes(url))));
  faults.push(...(await checkCertificate(origin)));
  warnOfAgingFacts(getContent());
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\n${faults.length} faults.`);
  console.log(`${origin} is as it should be: ${pages.length} pages, ${assets.size} files.`);
});
