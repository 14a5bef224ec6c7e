import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeBrandFonts } from '../../site/integrations/brand-fonts.ts';
import { listBookings } from '../src/bookings.ts';
import { readBusiness, schedule } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import {
  bookTime,
  consultationPath,
  formOf,
  friday,
  getPage,
  linkTo,
  openForm,
  plainText,
  send,
  startForTest,
  tuesdayAtEleven,
  tuesdayAtTen,
} from './booking-client.ts';

const tuesdayAtOne = '2026-11-24T18:00:00Z';
const embedQuery = 'embed_domain=localhost:4321&embed_type=Inline&utm_content=hero&tz=Europe%2FLondon';

let url: string;
let nowMs: number;
let database: DatabaseSync;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  database = openDatabase(':memory:');
  url = await startForTest({ now: () => nowMs, database });
});

const invite = async (page: string) => (await getPage(`${page.split(/[?#]/)[0]}/invite.ics`)).text;
const isFree = async (start: string) =>
  (await getPage(`${url}${consultationPath}?time=${start}`)).status === 200;
const moveForm = async (page: string, start: string) =>
  formOf(await getPage(`${page}/reschedule?time=${start}`));

it('a booking without scripts goes from the calendar to the calendar file, its parameters kept', async () => {
  const calendar = await getPage(`${url}${consultationPath}?${embedQuery}&date=2026-11-24`);
  const form = await getPage(linkTo(calendar, `time=${tuesdayAtTen}`));
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

describe('a form for a time that someone else has taken', () => {
  const typed = { name: 'Bob "B"', email: 'bob@example.com', note: 'keep <this>' };

  it('keeps what was typed beside the nearest free times, which can be booked', async () => {
    const evening = '2026-11-24T21:30:00Z';
    const form = await openForm(url, evening);
    await bookTime(url, evening);
    const lost = await send(form, typed);
    expect(lost.status).toBe(409);
    for (const value of Object.values(typed)) expect(plainText(lost.text)).toContain(value);
    const times = [...lost.text.matchAll(/type="radio"[^>]* value="([^"]+)"/gs)].map(([, time]) => time!);
    expect(times.length).toBeGreaterThanOrEqual(8);
    expect(times).toContain('2026-11-24T21:00:00Z');
    expect(times).not.toContain(tuesdayAtTen);
    expect((await send(formOf(lost), { ...typed, time: times[0]! })).status).toBe(303);
  });

  it('has no button when nothing else is free, but mail', async () => {
    const tuesdayAlone = schedule.hours.map((_, day) => (day === 1 ? [[10, 10.25] as [number, number]] : []));
    url = await startForTest({ schedule: { ...schedule, hours: tuesdayAlone, horizonDays: 5 } });
    const form = await openForm(url, tuesdayAtTen);
    await bookTime(url, tuesdayAtTen);
    const lost = await send(form, typed);
    expect([lost.status, plainText(lost.text)]).toEqual([409, expect.stringContaining(typed.note)]);
    expect(lost.text).toContain('href="mailto:');
    expect(lost.text).not.toContain('type="submit"');
  });
});

describe('the same form sent again', () => {
  it('with other details changes the booking', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const first = await send(form);
    const others = { name: 'Anne Example', email: 'ann@example.org', note: 'Fractions, please' };
    const again = await send(form, others);
    expect([again.status, again.location]).toEqual([303, first.location]);
    expect(listBookings(database)).toMatchObject([others]);
  });

  it('with another time moves the booking, and with a taken one says what stands', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const first = await send(form);
    await bookTime(url, tuesdayAtOne);
    const refused = await send(form, { time: tuesdayAtOne, email: 'new@example.com' });
    expect([refused.status, plainText(refused.text)]).toEqual([409, expect.stringContaining('still on')]);
    const moved = await send(form, { time: tuesdayAtEleven });
    expect([moved.status, moved.location]).toEqual([303, first.location]);
    expect([await isFree(tuesdayAtTen), await isFree(tuesdayAtEleven)]).toEqual([true, false]);
  });

  it('does not undo a later change of the time, but says what stands', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    await send(await moveForm(url + location!.split('#')[0], tuesdayAtEleven));
    const late = await send(form, { email: 'new@example.com' });
    expect([late.status, plainText(late.text)]).toEqual([409, expect.stringContaining('11:00 AM')]);
    expect(await isFree(tuesdayAtEleven)).toBe(false);
  });

  it('is no key to its booking an hour later', async () => {
    const form = await openForm(url, tuesdayAtTen);
    await send(form);
    nowMs += 61 * 60_000;
    const late = await send(form, { email: 'eve@example.com' });
    expect(late.status).toBe(409);
    expect(late.text).not.toContain('ann@example.com');
    expect((await send(formOf(late), { time: tuesdayAtEleven })).status).toBe(303);
    expect(listBookings(database)).toMatchObject([{ email: 'ann@example.com' }, {}]);
  });
});

describe('rescheduling', () => {
  it('keeps page and UID, raises SEQUENCE and frees the old time', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const before = await invite(page);
    const answer = await send(await moveForm(page, tuesdayAtEleven));
    expect(answer.status).toBe(303);
    expect((await getPage(url + answer.location)).text).toContain(
      '<s>Tuesday, November 24, 10:00\u00a0AM</s>',
    );
    const after = await invite(page);
    expect(after).toContain(/^UID:.*$/m.exec(before)?.[0]);
    expect(before).toContain('SEQUENCE:0');
    expect(after).toMatch(/SEQUENCE:1[\s\S]*DTSTART:20261124T160000Z/);
    expect([await isFree(tuesdayAtTen), await isFree(tuesdayAtEleven)]).toEqual([true, false]);
  });

  it('begins on the day of the call', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const calendar = await getPage(`${page.split(/[?#]/)[0]}/reschedule`);
    expect(plainText(calendar.text)).toMatch(/id="times"[^>]*>Tuesday, Nov 24</);
  });

  it('may move beside its own old time, but not onto another booking', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const form = await moveForm(page, tuesdayAtEleven);
    await bookTime(url, tuesdayAtEleven, { email: 'bob@example.com' });
    expect((await send(form)).status).toBe(409);
    expect((await send(await moveForm(page, '2026-11-24T15:30:00Z'))).status).toBe(303);
  });

  it('is harmless when it is sent again, and refused when it is older than the last change', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const form = await moveForm(page, tuesdayAtEleven);
    expect([(await send(form)).status, (await send(form)).status]).toEqual([303, 303]);
    await send(await moveForm(page, tuesdayAtOne));
    expect((await send(form)).status).toBe(409);
    expect(await invite(page)).toContain('SEQUENCE:2');
  });
});

describe('correcting the invitee', () => {
  const corrected = { name: 'Bo', email: 'bo@example.org', note: 'x < y' };
  const editForm = async (page: string) => getPage(linkTo(await getPage(page), '/edit'));

  it('changes the booking, but neither its time nor its calendar entry', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const [before] = listBookings(database);
    nowMs += 2 * 60 * 60_000;
    const answer = await send(formOf(await editForm(page)), corrected);
    expect([answer.status, url + answer.location]).toEqual([303, `${page}#step`]);
    expect(listBookings(database)).toEqual([{ ...before, ...corrected, changedAtMs: nowMs }]);
    const again = plainText((await editForm(page)).text);
    for (const value of Object.values(corrected)) expect(again).toContain(value);
  });

  it('is refused with an invalid address, and once the call is canceled', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const form = formOf(await editForm(page));
    const wrong = await send(form, { email: 'nobody' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringMatching(/<title>Error: .*"nobody"/s)]);
    await send(formOf(await getPage(`${page}/cancel`)));
    expect((await send(form, corrected)).status).toBe(303);
    expect(listBookings(database)).toMatchObject([{ email: 'ann@example.com' }]);
  });
});

it('an address that looks misspelled is booked once, after the visitor has confirmed it', async () => {
  const email = 'ann@gmial.com';
  const asked = await send(await openForm(url, tuesdayAtTen), { email });
  expect([asked.status, listBookings(database)]).toEqual([422, []]);
  const booked = await send(formOf(asked), { email, suggestion: 'keep' });
  const edit = formOf(await getPage(linkTo(await getPage(url + booked.location), '/edit')));
  expect((await send(edit, { email })).status).toBe(422);
  const fixed = await send(edit, { email, suggestion: 'use' });
  expect(listBookings(database)).toMatchObject([{ email }]);
  expect(fixed.text).toContain('value="ann@gmail.com"');
  await send(edit, { email: 'ann@gmail.com' });
  expect(listBookings(database)).toMatchObject([{ email: 'ann@gmail.com' }]);
});

describe('cancelling', () => {
  it('takes a POST, frees the time and raises SEQUENCE', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const form = formOf(await getPage(`${page}/cancel`));
    expect(await isFree(tuesdayAtTen)).toBe(false);
    expect([(await send(form)).status, (await send(form)).status]).toEqual([303, 303]);
    expect(await isFree(tuesdayAtTen)).toBe(true);
    expect(await invite(page)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
    expect((await getPage(page)).text).toContain('data-message="event_canceled"');
  });

  it('and moving are over when the meeting has begun', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const forms = [formOf(await getPage(`${page}/cancel`)), await moveForm(page, tuesdayAtEleven)];
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

it.each([
  ['America/Denver', 'Mountain Time'],
  ['Europe/Berlin', 'Europe/Berlin'],
])('the choice of a zone offers each once, and has %s selected', async (zone, label) => {
  const { text } = await getPage(`${url}${consultationPath}/zone?tz=${zone}`);
  const options = [...text.matchAll(/<option value="([^"]+)"\s*(selected)?>([^<]+)/g)];
  expect(new Set(options.map(([, name]) => name)).size).toBe(options.length);
  expect(options.flatMap(([, , selected, shown]) => (selected ? shown : []))).toEqual([label]);
});

it('what a page wants said comes through the calendar into the note, and into the confirmation', async () => {
  const calendar = await getPage(`${url}${consultationPath}?a1=About%3A+Ingrid&date=2026-11-24`);
  const form = await getPage(linkTo(calendar, `time=${tuesdayAtTen}`));
  expect(form.text).toContain('>About: Ingrid</textarea>');
  const { location } = await send(formOf(form), { note: 'About: Ingrid' });
  expect((await getPage(url + location)).text).toContain('<dd>About: Ingrid</dd>');
  const long = await send(await openForm(url, tuesdayAtEleven), { note: 'x'.repeat(200) });
  expect((await getPage(url + long.location)).text).toContain(`${'x'.repeat(120)} …`);
});

it('the soonest times of three days are in different parts of the day', async () => {
  const { text } = await getPage(url + consultationPath);
  const chips = [...text.matchAll(/class="chip"[^]*?<b>(.*?)<\/b>/g)].map(([, time]) => time);
  expect(chips).toEqual(['2:00 PM', '10:00 AM', '12:00 PM']);
});

it('moving an afternoon’s call offers the next day from the afternoon on', async () => {
  const page = await bookTime(url, '2026-11-24T20:00:00Z');
  const [, next = ''] = (await getPage(`${page}/reschedule`)).text.split('class="next"');
  const times = [...next.matchAll(/<time [^>]*>(\d+):\d+ (AM|PM)/g)].map(
    ([, hour, half]) => `${half} ${hour}`,
  );
  expect(times[0]).toMatch(/^PM (12|[1-4])$/);
  expect(times.filter((time) => time.startsWith('AM'))).toEqual([]);
});

it('calls with school districts are on weekdays', async () => {
  const saturday = '2026-11-21T18:00:00Z';
  expect(await isFree(saturday)).toBe(true);
  expect((await getPage(`${url}/brightboard/school-districts?time=${saturday}`)).status).not.toBe(200);
});

it('a calendar with nothing free for the whole horizon offers mail', async () => {
  const closed = { ...schedule, hours: schedule.hours.map(() => []) };
  const page = await getPage((await startForTest({ schedule: closed })) + consultationPath);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('href="mailto:')]);
});

it('each step tells the embedding page its name and the start of the call', async () => {
  const told = async (link: string) => {
    const { text } = await getPage(link);
    return /data-message="(\w+)"(?: +data-start="(.*?)")?/.exec(text)?.slice(1).join();
  };
  const page = await bookTime(url, tuesdayAtTen);
  expect(await told(url + consultationPath)).toBe('event_type_viewed,');
  for (const path of [url + consultationPath, `${page}/reschedule`])
    expect(await told(`${path}?time=${tuesdayAtEleven}`)).toBe(`date_and_time_selected,${tuesdayAtEleven}`);
  expect(await told(page)).toBe(`event_scheduled,${tuesdayAtTen}`);
  expect(await told(`${page}/cancel`)).toBe('event_cancel_viewed,');
});

it('an owner’s colors and the site’s fonts reach every page', async () => {
  const business = readBusiness();
  const brand = { ...business.brand, colors: { action: '#5b2a86' } };
  await writeBrandFonts(brand.fonts);
  url = await startForTest({ business: { ...business, brand } });
  expect((await getPage(url + consultationPath)).text).toContain('href="/theme/theme.css"');
  const theme = await getPage(`${url}/theme/theme.css`);
  expect(theme.text).toMatch(/--color-button:light-dark\(#5b2a86,/);
  expect(theme.text).toContain(`'${brand.fonts.heading}'`);
  const files = [...theme.text.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file!);
  expect(files).toContain('./heading.woff2');
  for (const file of files) {
    const font = await getPage(new URL(file, theme.url).href);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  }
});

it('an owner’s colors come without the site’s fonts, before these are written', async () => {
  const business = readBusiness();
  const brand = { ...business.brand, fonts: { heading: 'Never Written', text: 'Never Written' } };
  url = await startForTest({ business: { ...business, brand } });
  const theme = await getPage(`${url}/theme/theme.css`);
  expect(theme.status).toBe(200);
  expect(theme.text).toContain('--color-button:');
  expect(theme.text).toContain('--font-text:sans-serif');
});
