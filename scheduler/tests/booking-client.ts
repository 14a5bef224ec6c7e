import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScheduler, type RunningScheduler, type SchedulerOptions } from '../src/start-scheduler.ts';

/** A Friday, 10:00 in New York. */
export const friday = '2026-11-20T15:00:00Z';

/** A free start of every event type on the Tuesday after, 10:00 in New York. */
export const tuesdayAtTen = '2026-11-24T15:00:00Z';

/** The address of the consultation's booking page. */
export const consultationPath = '/brightboard/free-consultation';

/** Starts a service on a free port with a database in memory, no limits worth the name and Friday's clock. */
export function startForTest(options: SchedulerOptions = {}): Promise<RunningScheduler> {
  return startScheduler({
    port: 0,
    dbPath: ':memory:',
    now: friday,
    rateLimit: 100_000,
    emailLimit: 100_000,
    ...options,
  });
}

/** Runs a test with a folder of its own, which is removed afterwards. */
export async function inOwnFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'scheduler-'));
  try {
    await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An answer with its address, its text and what a browser without scripts could follow. */
export interface Page {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly location: string | null;
}

async function readPage(response: Response): Promise<Page> {
  const { url, status, headers } = response;
  return { url, status, headers, text: await response.text(), location: headers.get('location') };
}

/** Gets an address as a browser does, redirects not followed. */
export async function getPage(url: string, init: RequestInit = {}): Promise<Page> {
  return readPage(await fetch(url, { redirect: 'manual', ...init }));
}

/** Posts form fields, redirects not followed. */
export async function postForm(url: string, fields: Record<string, string>, headers = {}): Promise<Page> {
  const body = new URLSearchParams(fields);
  return readPage(await fetch(url, { method: 'POST', redirect: 'manual', body, headers }));
}

/** The text that HTML entities stand for, with ordinary spaces. */
export function plainText(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}

/** The addresses of all links whose text or name matches; those to the same page have its path. */
export function linksTo(page: Page, label: RegExp): string[] {
  return [...page.text.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
    .filter(([, attributes = '', content = '']) => label.test(`${attributes} ${content}`))
    .map(([, attributes = '']) => plainText(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map((href) => (href.startsWith('?') ? new URL(page.url).pathname + href : href));
}

function tagWith(page: Page, element: string, attribute: string): string {
  const tags = page.text.match(new RegExp(`<${element} [^>]*>`, 'g')) ?? [];
  return tags.find((tag) => tag.includes(` ${attribute}`)) ?? '';
}

function attributeOf(tag: string, name: string): string {
  return plainText(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/** The address that the page's post form sends to. */
export function formAction(page: Page): string {
  return attributeOf(tagWith(page, 'form', 'method="post"'), 'action');
}

/** The value of an input on the page. */
export function fieldValue(page: Page, name: string): string {
  return attributeOf(tagWith(page, 'input', `name="${name}"`), 'value');
}

/** The first signed token on the page. */
export function formToken(page: Page): string {
  return fieldValue(page, 'token');
}

/** A form that was opened for a start and not yet sent. */
export interface OpenForm {
  readonly action: string;
  readonly token: string;
}

/** Opens the form for a start, as following the links does. */
export async function openForm(
  url: string,
  start: string,
  path = consultationPath,
  query = '',
): Promise<OpenForm> {
  // A visitor may take longer over the form than the service keeps a connection for the next request.
  const page = await getPage(`${url}${path}?time=${start}${query}`, { headers: { connection: 'close' } });
  if (page.status !== 200) throw new Error(`The form for ${start} answers ${page.status}.`);
  return { action: url + formAction(page), token: formToken(page) };
}

/** Sends an opened form. */
export function send(form: OpenForm, fields: Record<string, string> = {}): Promise<Page> {
  const filled = { name: 'Ann Example', email: 'ann@example.com', note: '', ...fields };
  return postForm(form.action, { token: form.token, ...filled });
}

/** The next free starts of an event. */
export async function nextStarts(url: string, limit: number, path = consultationPath): Promise<string[]> {
  const response = await fetch(`${url}/api${path}/next?limit=${limit}`);
  return ((await response.json()) as { times: string[] }).times;
}
