import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readEnvironment, type Environment } from '../src/environment.ts';
import { startServer } from '../src/server.ts';

/** A Friday, 10:00 in New York. */
export const friday = '2026-11-20T15:00:00Z';
/** A free start of every event type on the Tuesday after, 10:00 in New York. */
export const tuesdayAtTen = '2026-11-24T15:00:00Z';
export const consultationPath = '/brightboard/free-consultation';

/** Friday's clock, and limits that no test meets by accident. */
export const forTests = {
  SCHEDULER_NOW: friday,
  SCHEDULER_DAILY_LIMIT: '100000',
  SCHEDULER_RATE_LIMIT: '100000',
  SCHEDULER_EMAIL_LIMIT: '100000',
  SCHEDULER_ACTIVE_LIMIT: '100000',
};

type Texts = Record<string, string>;

/** Starts a service on a free port with a database in memory and Friday's clock; it ends with the test. */
export async function startForTest(variables: Texts = {}, changes: Partial<Environment> = {}) {
  const environment = readEnvironment({ SCHEDULER_DB: ':memory:', ...forTests, ...variables });
  const server = await startServer({ ...environment, port: 0, ...changes });
  onTestFinished(() => server.disposeAsync());
  return server.url;
}

/** A path for a database, in a folder of its own that is removed after the test. */
export function makeDbPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scheduler-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'bookings.sqlite');
}

type Page = Awaited<ReturnType<typeof getPage>>;

/** Requests a URL as a browser does, redirects not followed. */
export async function getPage(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { url, status, headers, text: await response.text(), location: headers.get('location') };
}

/** Posts form fields from a page of the service itself. */
export function postForm(url: string, fields: Texts, headers = {}): Promise<Page> {
  const { origin } = new URL(url);
  return getPage(url, { method: 'POST', body: new URLSearchParams(fields), headers: { origin, ...headers } });
}

/** The text that HTML entities stand for, with ordinary spaces. */
export function plainText(html: string): string {
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&', '\u00a0': ' ' };
  return Object.entries(entities).reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    html,
  );
}

/** The POST form of a page: where it is sent to, and its hidden fields. */
export function formOf({ url, text }: Page) {
  const action = /<form[^>]* method="post"[^>]* action="([^"]*)"/.exec(text)?.[1] ?? '';
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    action: new URL(plainText(action), url).href,
    fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, plainText(value)])),
  };
}

/** Opens the form for a start. */
export async function openForm(url: string, start: string, path = consultationPath, query = '') {
  // A visitor may take longer over the form than the service keeps a connection for the next request.
  const page = await getPage(`${url}${path}?time=${start}${query}`, { headers: { connection: 'close' } });
  if (page.status !== 200) throw new Error(`The form for ${start} has status ${page.status}.`);
  return formOf(page);
}

/** Sends an opened form with a visitor's details. */
export function send(form: ReturnType<typeof formOf>, details: Texts = {}, headers = {}): Promise<Page> {
  const fields = { name: 'Ann Example', email: 'ann@example.com', note: '', ...form.fields, ...details };
  return postForm(form.action, fields, headers);
}

/** Books a start and gives the URL of the confirmation. */
export async function bookTime(url: string, start: string, details: Texts = {}): Promise<string> {
  const { status, location } = await send(await openForm(url, start), details);
  if (status !== 303) throw new Error(`Booking ${start} has status ${status}.`);
  return url + location!;
}

/** The next free starts of an event. */
export async function nextStarts(url: string, limit: number, path = consultationPath): Promise<string[]> {
  const response = await fetch(`${url}/api${path}/next?limit=${limit}`);
  return ((await response.json()) as { times: string[] }).times;
}
