import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { readBusiness, schedule, type Service } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import { startServer } from '../src/server.ts';

/** A Friday at 10:00 in New York. */
export const friday = '2026-11-20T15:00:00Z';
/** Free starts of every event type on the Tuesday after, 10:00 and 11:00 in New York. */
export const tuesdayAtTen = '2026-11-24T15:00:00Z';
export const tuesdayAtEleven = '2026-11-24T16:00:00Z';
export const consultationPath = '/brightboard/free-consultation';

type Texts = Record<string, string>;

/** Starts a service on a free port with a database in memory and the time `friday`; it stops after the test. */
export async function startForTest(own: Partial<Service> = {}): Promise<string> {
  const server = await startServer(
    {
      schedule,
      business: readBusiness(),
      database: own.database ?? openDatabase(':memory:'),
      frameAncestors: ['http://localhost:4321'],
      now: () => Date.parse(friday),
      ...own,
    },
    0,
  );
  onTestFinished(() => server[Symbol.asyncDispose]());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export interface Page {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly location: string | null;
}

/** Requests a URL with the headers of a browser, without following redirects. */
export async function getPage(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { url, status, headers, text: await response.text(), location: headers.get('location') };
}

/** Decodes HTML entities, and replaces non-breaking spaces with ordinary ones. */
export function plainText(html: string): string {
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&', '\u00a0': ' ' };
  return Object.entries(entities).reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    html,
  );
}

/** The URL of a page's first link that contains a text. */
export function linkTo({ url, text }: Page, part: string): string {
  const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => plainText(href));
  return new URL(links.find((href) => href.includes(part)) ?? `no-link-with-${part}`, url).href;
}

/** The POST form of a page: its action and its hidden fields. */
export interface SentForm {
  readonly action: string;
  readonly fields: Texts;
}

export function formOf({ url, text }: Page): SentForm {
  const action = /<form[^>]* method="post"[^>]* action="([^"]*)"/.exec(text)?.[1] ?? '';
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    action: new URL(plainText(action), url).href,
    fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, plainText(value)])),
  };
}

export async function openForm(url: string, start: string, path = consultationPath): Promise<SentForm> {
  // Closes the connection: filling in the form may take longer than the keep-alive timeout.
  const page = await getPage(`${url}${path}?time=${start}`, { headers: { connection: 'close' } });
  if (page.status !== 200) throw new Error(`The form for ${start} has status ${page.status}.`);
  return formOf(page);
}

/** Posts a form as a page of the service does. */
export function send({ action, fields }: SentForm, details: Texts = {}): Promise<Page> {
  const typed = { name: 'Ann Example', email: 'ann@example.com', note: '' };
  const body = new URLSearchParams({ ...typed, ...fields, ...details });
  return getPage(action, { method: 'POST', body, headers: { origin: new URL(action).origin } });
}

/** Books a time. @returns the URL of the confirmation without its fragment. */
export async function bookTime(url: string, start: string, details: Texts = {}): Promise<string> {
  const { status, location } = await send(await openForm(url, start), details);
  if (status !== 303) throw new Error(`Booking ${start} has status ${status}.`);
  return url + location!.split('#')[0];
}

export async function nextStarts(url: string, limit: number): Promise<string[]> {
  const response = await fetch(`${url}/api${consultationPath}/next?limit=${limit}`);
  return ((await response.json()) as { times: string[] }).times;
}
