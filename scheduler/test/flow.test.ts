import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import {
  bookTime,
  consultationPath,
  formOf,
  friday,
  getPage,
  inOwnFolder,
  nextStarts,
  openForm,
  plainText,
  postForm,
  send,
  startForTest,
  tuesdayAtTen,
} from './booking-client.ts';

const tuesdayAtEleven = '2026-11-24T16:00:00Z';
const embedQuery = 'embed_domain=localhost:4321&embed_type=Inline&utm_content=hero&tz=Europe%2FLondon';

let server: RunningServer;
let url: string;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  server = await startForTest({}, { clock: { now: () => nowMs } });
  ({ url } = server);
});

afterEach(() => server.close());

const invite = async (page: string) => (await getPage(`${page.split('?')[0]}/invite.ics`)).text;
const isFree = async (start: string) =>
  (await getPage(`${url}${consultationPath}?time=${start}`)).status === 200;
const hrefs = (text: string) =>
  [...text.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => plainText(href));

describe('a booking without scripts', () => {
  it('goes from the calendar to the calendar file, its parameters kept', async () => {
    const calendar = await getPage(`${url}${consultationPath}?${embedQuery}&date=2026-11-24`);
    const link = hrefs(calendar.text).find((href) => href.includes(`time=${tuesdayAtTen}`))!;
    const form = await getPage(url + link);
    expect(plainText(form.text)).toContain('3:00 to 3:15 PM');
    const { status, location } = await send(formOf(form));
    expect(status).toBe(303);
    for (const parameter of embedQuery.split('&'))
      expect(decodeURIComponent(location!)).toContain(decodeURIComponent(parameter));
    expect((await getPage(url + location)).text).toContain('ann@example.com');
    expect(await isFree(tuesdayAtTen)).toBe(false);
    const file = await invite(url + location);
    expect(file).toContain('DTSTART:20261124T150000Z\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain(`URL:${url}${location!.split('?')[0]}\r\n`);
  });

  it('keeps the length that a district chooses', async () => {
    const form = await openForm(url, tuesdayAtTen, '/brightboard/school-districts', '&duration=45');
    const { location } = await send(form);
    expect(await invite(url + location)).toContain('DTEND:20261124T154500Z');
    expect((await getPage(`${url}${consultationPath}?time=2026-11-24T15:30:00Z`)).status).toBe(409);
  });
});

describe('one submission', () => {
  it('books once however often it is sent, and leads to the same confirmation', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const pages = await Promise.all(Array.from({ length: 20 }, () => send(form)));
    expect(new Set(pages.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
    expect(pages[0]!.status).toBe(303);
  });

  it('is no key to its booking an hour later, and never changes it', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    await send(form, { email: 'eve@example.com' });
    expect((await getPage(url + location)).text).toContain('ann@example.com');
    nowMs += 61 * 60_000;
    const late = await send(form, { email: 'eve@example.com' });
    expect(late.status).toBe(409);
    expect(late.text).not.toContain('ann@example.com');
    expect((await send(formOf(late), { time: tuesdayAtEleven })).status).toBe(303);
  });
});

describe('what was typed', () => {
  const typed = { name: 'Bob "B"', email: 'bob@example.com', note: 'keep <this>' };
  const expectTyped = (text: string) => {
    for (const value of Object.values(typed)) expect(plainText(text)).toContain(value);
  };

  it('stays when someone else was faster, beside fresh times that can be booked', async () => {
    const [first, second] = await Promise.all([openForm(url, tuesdayAtTen), openForm(url, tuesdayAtTen)]);
    await send(first);
    const lost = await send(second, typed);
    expect(lost.status).toBe(409);
    expectTyped(lost.text);
    const values = [...lost.text.matchAll(/type="radio"[^>]* value="([^"]+)"/gs)].map(([, value]) => value!);
    expect(values.length).toBeGreaterThanOrEqual(8);
    expect((await send(formOf(lost), { ...typed, time: values[0]! })).status).toBe(303);
  });

  it('stays when a field is wrong', async () => {
    const page = await send(await openForm(url, tuesdayAtTen), { ...typed, email: 'nobody' });
    expect(page.status).toBe(422);
    expect(plainText(page.text)).toContain(typed.note);
    expect((await send(formOf(page), typed)).status).toBe(303);
  });

  it.each([
    ['name', ' '],
    ['name', '\u2800'],
    ['name', 'A\0nn'],
    ['name', 'A\u061cnn'],
    ['name', 'A\ufff9nn'],
    ['name', 'A\u202enn'],
    ['name', 'A\u{e0041}nn'],
    ['name', 'x'.repeat(101)],
    ['email', 'a@b.com\nBcc: c@d.com'],
    ['email', 'ann@example'],
    ['note', 'a\u0007'],
    ['note', 'x'.repeat(1001)],
  ])('in %s is refused when it is %j', async (field, value) => {
    expect((await send(await openForm(url, tuesdayAtTen), { [field]: value })).status).toBe(422);
  });
});

describe('rescheduling', () => {
  const move = async (page: string, time: string) => {
    const question = await getPage(`${page}/reschedule?time=${time}`);
    expect(question.status).toBe(200);
    return formOf(question);
  };

  it('keeps page and UID, raises SEQUENCE and frees the old time', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const before = await invite(page);
    const answer = await send(await move(page, tuesdayAtEleven));
    expect([answer.status, url + answer.location]).toEqual([303, page]);
    const after = await invite(page);
    const line = (file: string, name: string) => new RegExp(`^${name}:.*$`, 'm').exec(file)?.[0];
    expect(line(after, 'UID')).toBe(line(before, 'UID'));
    expect([line(before, 'SEQUENCE'), line(after, 'SEQUENCE')]).toEqual(
      ['SEQUENCE:0\r', 'SEQUENCE:1\r'].map((one) => one.trim()),
    );
    expect(line(after, 'DTSTART')).toContain('20261124T160000Z');
    expect([await isFree(tuesdayAtTen), await isFree(tuesdayAtEleven)]).toEqual([true, false]);
  });

  it('may move into its own old buffers, but not onto another booking', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const question = await move(page, tuesdayAtEleven);
    await bookTime(url, tuesdayAtEleven, { email: 'bob@example.com' });
    expect((await send(question)).status).toBe(409);
    expect((await send(await move(page, '2026-11-24T15:30:00Z'))).status).toBe(303);
  });

  it('is harmless when it is sent again, and refused when it is older than the last change', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const first = await move(page, tuesdayAtEleven);
    expect([(await send(first)).status, (await send(first)).status]).toEqual([303, 303]);
    await send(await move(page, '2026-11-24T18:00:00Z'));
    expect((await send(first)).status).toBe(409);
    expect(await invite(page)).toContain('SEQUENCE:2');
  });
});

describe('cancelling', () => {
  it('takes a POST, frees the time and raises SEQUENCE', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const question = await getPage(`${page}/cancel`);
    expect(await isFree(tuesdayAtTen)).toBe(false);
    expect((await send(formOf(question))).status).toBe(303);
    expect((await send(formOf(question))).status).toBe(303);
    expect(await isFree(tuesdayAtTen)).toBe(true);
    expect(await invite(page)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    expect((await getPage(page)).text).toContain('data-message="event_canceled"');
  });

  it('and moving are over when the meeting has begun', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const forms = [
      formOf(await getPage(`${page}/cancel`)),
      formOf(await getPage(`${page}/reschedule?time=${tuesdayAtEleven}`)),
    ];
    nowMs = Date.parse(tuesdayAtTen);
    for (const form of forms) await send(form);
    expect(await invite(page)).toMatch(/SEQUENCE:0[\s\S]*STATUS:CONFIRMED/);
    expect((await getPage(`${page}/cancel`)).status).toBe(303);
  });
});

describe('the calendar', () => {
  it('shows times in the zone of the query, else in the host’s, and says when a zone does not exist', async () => {
    const label = async (query: string) =>
      plainText((await getPage(`${url}${consultationPath}?${query}`)).text).replace(/<[^>]+>/g, '');
    expect(await label('')).toContain('Eastern Time');
    expect(await label('tz=Asia/Kathmandu')).toContain('Nepal Time');
    expect(await label('tz=Mars/Base')).toContain('the time zone “Mars/Base,”');
  });

  it('offers mail when nothing is free for the whole horizon', () =>
    inOwnFolder(async (folder) => {
      const path = join(folder, 'config.yaml');
      const source = readFileSync(new URL('../config.yaml', import.meta.url), 'utf8');
      writeFileSync(path, source.replaceAll(/\['\d\d:.*\]/g, '[]'));
      await server.close();
      server = await startForTest({ SCHEDULER_CONFIG: path });
      const page = await getPage(server.url + consultationPath);
      expect(page.status).toBe(200);
      expect(page.text).toContain('mailto:hello@example.com');
    }));
});

describe('limits', () => {
  const startLimited = async (variables: Record<string, string>) => {
    await server.close();
    server = await startForTest(variables);
    ({ url } = server);
    return nextStarts(url, 12);
  };
  const statusesOf = async (starts: string[], email: (index: number) => string) => {
    const statuses: number[] = [];
    for (const [index, start] of starts.entries()) {
      const form = await openForm(url, start);
      statuses.push((await send(form, { email: email(index) })).status);
    }
    return statuses;
  };

  it('hold a mailbox to its bookings a day, whatever its tag and dots', async () => {
    const starts = await startLimited({ SCHEDULER_EMAIL_LIMIT: '2' });
    const emails = ['a.nn+1@gmail.com', 'ann+2@GMAIL.com', 'an.n@googlemail.com'];
    expect(await statusesOf(starts.slice(0, 3), (index) => emails[index]!)).toEqual([303, 303, 429]);
  });

  it('hold a mailbox to its calls to come, and count moves', async () => {
    const starts = await startLimited({ SCHEDULER_ACTIVE_LIMIT: '1', SCHEDULER_EMAIL_LIMIT: '2' });
    const page = await bookTime(url, starts[0]!);
    expect(await statusesOf([starts[1]!], () => 'ann+x@example.com')).toEqual([429]);
    const move = async (time: string) =>
      (await send(formOf(await getPage(`${page}/reschedule?time=${time}`)))).status;
    expect([await move(starts[2]!), await move(starts[3]!)]).toEqual([303, 429]);
  });

  it('hold an address to its posts a minute, and read no X-Forwarded-For', async () => {
    const starts = await startLimited({ SCHEDULER_RATE_LIMIT: '1' });
    const form = await openForm(url, starts[3]!);
    const statuses = [];
    for (const address of ['1.1.1.1', '2.2.2.2']) {
      const page = await postForm(
        form.action,
        { ...form.fields, name: 'Zoe' },
        { 'x-forwarded-for': address },
      );
      statuses.push(page.status);
      expect(page.text).toContain('Zoe');
    }
    expect(statuses).toEqual([422, 429]);
  });
});
