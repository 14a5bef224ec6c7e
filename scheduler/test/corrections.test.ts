import { beforeEach, describe, expect, it } from 'vitest';
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

let url: string;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  url = await startForTest({ now: () => nowMs });
});

const statusOf = async (start: string) => (await getPage(`${url}${consultationPath}?time=${start}`)).status;

describe('the same form sent again', () => {
  it.each([
    ['name', 'Anne Example'],
    ['email', 'ann@example.org'],
    ['note', 'Fractions, please'],
  ])('with another %s changes the booking', async (field, value) => {
    const form = await openForm(url, tuesdayAtTen);
    const first = await send(form);
    const again = await send(form, { [field]: value });
    expect([again.status, again.location]).toEqual([303, first.location]);
    const edit = await getPage(linkTo(await getPage(url + first.location), 'edit'));
    expect(plainText(edit.text)).toContain(value);
  });

  it('with another time moves the booking, and with a taken one says what stands', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const first = await send(form);
    await bookTime(url, '2026-11-24T18:00:00Z');
    const refused = await send(form, { time: '2026-11-24T18:00:00Z', email: 'new@example.com' });
    expect([refused.status, plainText(refused.text)]).toEqual([409, expect.stringContaining('still on')]);
    const moved = await send(form, { time: tuesdayAtEleven });
    expect([moved.status, moved.location]).toEqual([303, first.location]);
    expect([await statusOf(tuesdayAtTen), await statusOf(tuesdayAtEleven)]).toEqual([200, 409]);
  });

  it('by many at once leaves one booking, which is one of those that were sent', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const emails = Array.from({ length: 20 }, (_, index) => `ann${index}@example.com`);
    const pages = await Promise.all(emails.map((email) => send(form, { email })));
    expect(new Set(pages.map(({ location }) => location)).size).toBe(1);
    const { text } = await getPage(url + pages[0]!.location);
    expect(emails.filter((email) => text.includes(email))).toHaveLength(1);
  });

  it('with a wrong address keeps the booking as it was', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    expect((await send(form, { email: 'nobody' })).status).toBe(422);
    expect((await getPage(url + location)).text).toContain('ann@example.com');
  });

  it('does not undo a later change of the time, but says what stands', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    const page = url + location!.split('#')[0];
    await send(formOf(await getPage(`${page}/reschedule?time=${tuesdayAtEleven}`)));
    const late = await send(form, { email: 'new@example.com' });
    expect([late.status, plainText(late.text)]).toEqual([409, expect.stringContaining('11:00 AM')]);
    expect(await statusOf(tuesdayAtEleven)).toBe(409);
  });

  it('is no key to its booking an hour later', async () => {
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    nowMs += 61 * 60_000;
    const late = await send(form, { email: 'eve@example.com' });
    expect(late.status).toBe(409);
    expect(late.text).not.toContain('ann@example.com');
    expect((await send(formOf(late), { time: tuesdayAtEleven })).status).toBe(303);
    expect((await getPage(url + location)).text).toContain('ann@example.com');
  });
});

describe('the confirmation', () => {
  it('leads to the form with what was typed, which corrects the booking', async () => {
    const page = await bookTime(url, tuesdayAtTen, { email: 'ann@gmial.com', note: 'Fractions' });
    const edit = await getPage(linkTo(await getPage(page), 'edit'));
    for (const value of ['Ann Example', 'ann@gmial.com', 'Fractions']) expect(edit.text).toContain(value);
    expect((await send(formOf(edit), { email: 'ann@gmail.com' })).status).toBe(303);
    const { text } = await getPage(page);
    expect([text.includes('ann@gmail.com'), text.includes('ann@gmial.com')]).toEqual([true, false]);
    expect((await send(formOf(edit), { email: 'nobody' })).status).toBe(422);
  });

  it('offers it to nobody without the booking’s secret, and to nobody once it is canceled', async () => {
    const page = await bookTime(url, tuesdayAtTen);
    const form = formOf(await getPage(`${page}/edit`));
    expect((await getPage(`${url}/bookings/wrong/edit`)).status).toBe(404);
    await send(formOf(await getPage(`${page}/cancel`)));
    expect((await getPage(`${page}/edit`)).status).toBe(303);
    await send(form, { email: 'late@example.com' });
    expect((await getPage(page)).text).not.toContain('late@example.com');
  });
});

it('each step has a title of its own', async () => {
  const page = await bookTime(url, tuesdayAtTen);
  const paths = ['', `?time=${tuesdayAtEleven}`, '/zone'].map((path) => url + consultationPath + path);
  const own = ['', '/edit', '/reschedule', `/reschedule?time=${tuesdayAtEleven}`, '/cancel'];
  const pages = await Promise.all([...paths, ...own.map((path) => page + path)].map((one) => getPage(one)));
  const titles = pages.map(({ text }) => /<title>(.*?)<\/title>/.exec(text)?.[1]);
  expect(new Set(titles).size).toBe(pages.length);
});

it('a step’s heading is what its link names, so that reading goes on there without a script', async () => {
  const heading = /<h1[^>]* id="step"[^>]* tabindex="-1"/;
  const calendar = await getPage(`${url}${consultationPath}?date=2026-11-24`);
  const form = linkTo(calendar, 'time=');
  expect(new URL(form).hash).toBe('#step');
  const booked = await send(formOf(await getPage(form)));
  const move = linkTo(await getPage(url + booked.location), 'reschedule');
  for (const link of [form, url + booked.location, move]) {
    expect(new URL(link).hash).toBe('#step');
    expect((await getPage(link)).text).toMatch(heading);
  }
});
