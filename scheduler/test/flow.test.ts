import { beforeEach, describe, expect, it } from 'vitest';
import { readBusiness, schedule } from '../src/config.ts';
import {
  bookTime,
  consultationPath,
  formOf,
  friday,
  getPage,
  openForm,
  plainText,
  send,
  startForTest,
  tuesdayAtEleven,
  tuesdayAtTen,
} from './booking-client.ts';

const embedQuery = 'embed_domain=localhost:4321&embed_type=Inline&utm_content=hero&tz=Europe%2FLondon';

let url: string;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  url = await startForTest({ now: () => nowMs });
});

const invite = async (page: string) => (await getPage(`${page.split(/[?#]/)[0]}/invite.ics`)).text;
const isFree = async (start: string) =>
  (await getPage(`${url}${consultationPath}?time=${start}`)).status === 200;

it('a booking without scripts goes from the calendar to the calendar file, its parameters kept', async () => {
  const calendar = await getPage(`${url}${consultationPath}?${embedQuery}&date=2026-11-24`);
  const link = new RegExp(` href="([^"]*time=${tuesdayAtTen}[^"]*)"`).exec(calendar.text)?.[1] ?? '';
  const form = await getPage(url + plainText(link));
  expect(plainText(form.text)).toContain('3:00 to 3:15 PM');
  const { status, location } = await send(formOf(form));
  expect(status).toBe(303);
  expect(decodeURIComponent(location!).split(/[?&#]/)).toEqual(
    expect.arrayContaining(decodeURIComponent(embedQuery).split('&')),
  );
  expect((await getPage(url + location)).text).toContain('ann@example.com');
  expect(await isFree(tuesdayAtTen)).toBe(false);
  const file = await invite(url + location);
  expect(file).toContain('DTSTART:20261124T150000Z\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain(`URL:${url}${location!.split(/[?#]/)[0]}\r\n`);
});

describe('what was typed', () => {
  const typed = { name: 'Bob "B"', email: 'bob@example.com', note: 'keep <this>' };

  it('stays when someone else was faster, beside fresh times that can be booked', async () => {
    const [first, second] = await Promise.all([openForm(url, tuesdayAtTen), openForm(url, tuesdayAtTen)]);
    await send(first);
    const lost = await send(second, typed);
    expect(lost.status).toBe(409);
    for (const value of Object.values(typed)) expect(plainText(lost.text)).toContain(value);
    const values = [...lost.text.matchAll(/type="radio"[^>]* value="([^"]+)"/gs)].map(([, value]) => value!);
    expect(values.length).toBeGreaterThanOrEqual(8);
    expect((await send(formOf(lost), { ...typed, time: values[0]! })).status).toBe(303);
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
    expect([answer.status, url + answer.location]).toEqual([303, `${page}#step`]);
    const after = await invite(page);
    expect(after).toContain(/^UID:.*$/m.exec(before)?.[0]);
    expect([before, after]).toEqual([
      expect.stringContaining('SEQUENCE:0'),
      expect.stringMatching(/SEQUENCE:1[\s\S]*DTSTART:20261124T160000Z/),
    ]);
    expect([await isFree(tuesdayAtTen), await isFree(tuesdayAtEleven)]).toEqual([true, false]);
  });

  it('may move beside its own old time, but not onto another booking', async () => {
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

it('the calendar shows times in the zone of the query, else in the host’s, and says when a zone does not exist', async () => {
  const label = async (query: string) =>
    plainText((await getPage(`${url}${consultationPath}?${query}`)).text).replace(/<[^>]+>/g, '');
  expect(await label('')).toContain('Eastern Time');
  expect(await label('tz=Asia/Kathmandu')).toContain('Nepal Time');
  expect(await label('tz=Mars/Base')).toContain('the time zone “Mars/Base,”');
});

it('a calendar with nothing free for the whole horizon offers mail', async () => {
  const closed = { ...schedule, hours: schedule.hours.map(() => []) };
  const page = await getPage((await startForTest({}, { schedule: closed })) + consultationPath);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('href="mailto:')]);
});

it('the owner’s colors reach every page as the tokens that its own are made of', async () => {
  const business = { ...readBusiness(), colors: { action: '#5b2a86' } };
  const own = await startForTest({}, { business });
  const textAt = async (page: string) => (await getPage(own + page)).text;
  expect(await textAt(consultationPath)).toContain('href="/theme.css"');
  const [, token = ''] = /(--[\w-]+):#5b2a86/.exec(await textAt('/theme.css')) ?? [];
  expect(await textAt('/assets/tokens.css')).toContain(`light-dark(var(${token}),`);
});
