import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningScheduler } from '../src/start-scheduler.ts';
import {
  consultationPath,
  friday,
  tuesdayAtTen,
  fieldValue,
  formAction,
  formToken,
  getPage,
  linksTo,
  nextStarts,
  openForm,
  plainText,
  postForm,
  send,
  startForTest,
} from './booking-client.ts';

let scheduler: RunningScheduler;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  scheduler = await startForTest({ now: { now: () => nowMs }, emailLimit: 2 });
});

afterEach(() => scheduler.close());

const times = (text: string) => text.match(/class="pill time"/g)?.length ?? 0;

describe('the calendar', () => {
  it('appears with the first free day chosen and its times open', async () => {
    const page = await getPage(`${scheduler.url}${consultationPath}`);
    expect(page.text).toMatch(/aria-current="date"><span [^>]*>Free: November <\/span>20</);
    expect(page.text).toContain('id="times" tabindex="-1">Friday, November 20<');
    expect(times(page.text)).toBe(12);
    const december = await getPage(`${scheduler.url}${consultationPath}?month=2026-12`);
    expect(december.text).toMatch(/aria-current="date"><span [^>]*>Free: December <\/span>1</);
  });

  it('leaves out the weeks that are over, goes on into the next month, and none of a later month', async () => {
    const rows = (text: string) => (text.match(/<tr/g)?.length ?? 0) - 1;
    const now = await getPage(`${scheduler.url}${consultationPath}`);
    expect(rows(now.text)).toBe(5);
    expect(now.text).toMatch(/<tbody>\s*<tr>\s*<td>15</);
    expect(now.text).toContain('Nov – Dec 2026');
    expect(linksTo(now, /Free: <\/span><small>Dec <\/small>1$/)).toHaveLength(1);
    expect(linksTo(now, /December <\/span>19$/)).toHaveLength(1);
    expect(linksTo(now, /December <\/span>20$/)).toHaveLength(0);
    expect(rows((await getPage(`${scheduler.url}${consultationPath}?month=2026-12`)).text)).toBe(5);
  });

  it('takes two steps and two fields to a booking', async () => {
    const { url } = scheduler;
    const [time] = linksTo(await getPage(url + consultationPath), /7:00 PM$/);
    const form = await getPage(url + time);
    expect(form.text.match(/ required/g)).toHaveLength(2);
    const fields = { token: formToken(form), name: 'Ann', email: 'ann@example.com' };
    expect((await postForm(url + formAction(form), fields)).status).toBe(303);
  });

  it('has a link over the days to the times, and goes on from a heading in each step', async () => {
    const { url } = scheduler;
    const month = await getPage(url + consultationPath);
    expect(linksTo(month, /Skip to the times/)).toEqual(['#times']);
    const goesOnAt = ({ text }: { text: string }) => {
      const [, name, id] = /<(\w+)[^>]*?(?: id="([^"]*)"[^>]*)? tabindex="-1"/.exec(text) ?? [];
      return id ?? name;
    };
    const [day = ''] = linksTo(month, /November <\/span>24$/);
    expect(day).toMatch(/#times$/);
    const chosen = await getPage(url + day);
    const [time = ''] = linksTo(chosen, /10:00 AM$/);
    expect(time).toMatch(/#form$/);
    const form = await getPage(url + time);
    const opened = { action: url + formAction(form), token: formToken(form) };
    const wrong = await send(opened, { name: '' });
    const confirmation = await getPage(url + (await send(opened)).location);
    const steps = [month, chosen, form, wrong, confirmation];
    expect(steps.map(goesOnAt)).toEqual(['month', 'times', 'form', 'error-summary', 'h1']);
  });

  it('keeps the list of zones on a page of its own, which leads back to the same day', async () => {
    const { url } = scheduler;
    const month = await getPage(`${url}${consultationPath}?date=2026-11-24&tz=Europe/London`);
    expect(month.text).not.toContain('<option');
    const [link = ''] = linksTo(month, /Change time zone/);
    const zones = await getPage(url + link);
    expect(zones.text).toMatch(/<option value="Europe\/London"\s+selected/);
    expect(zones.text).toContain('Asia/Kolkata');
    expect(fieldValue(zones, 'date')).toBe('2026-11-24');
  });
});

describe('the form', () => {
  it('says for whom it is, what becomes of what is typed, and asks not to name the child', async () => {
    const { text } = await getPage(`${scheduler.url}${consultationPath}?time=${tuesdayAtTen}`);
    expect(text).toContain('For parents and guardians, 18 or older.');
    expect(text).toContain('href="http://localhost:4321/privacy-policy"');
    expect(text).toContain('Please do not write your child’s full name.');
  });

  it('says of each field whether it is wrong, which some browsers else tell of one that is empty yet', async () => {
    const verdicts = (text: string) =>
      [...text.matchAll(/id="(name|email|note)"[^>]*aria-invalid="(\w+)"/g)].map(
        ([, id, is]) => `${id} ${is}`,
      );
    const form = await openForm(scheduler.url, tuesdayAtTen);
    const { text } = await getPage(`${scheduler.url}${consultationPath}?time=${tuesdayAtTen}`);
    expect(verdicts(text)).toEqual(['name false', 'email false', 'note false']);
    expect(verdicts((await send(form, { name: '' })).text)).toContain('name true');
  });

  it('can be opened for a next free time by the address that comes with it', async () => {
    const { url } = scheduler;
    const api = await getPage(`${url}/api${consultationPath}/next?limit=2&utm_content=hero&tz=Europe/London`);
    const { links } = JSON.parse(api.text) as { links: string[] };
    for (const link of links) expect(link).toMatch(/#form$/);
    const form = await getPage(links[1]!);
    expect(form.status).toBe(200);
    expect(plainText(form.text)).toContain('Friday, November 20, 2026, 7:30 PM to 7:45 PM, Greenwich');
    expect(formAction(form)).toContain('utm_content=hero');
    // Without it in the address, the browser does not go to the heading.
    expect(form.text).toMatch(/replaceState\([^;]*location\.hash/);
  });

  it.each(['\u200b', '\u3164 \u2060', ' \u00a0 ', '\u2800', '\u00ad'])(
    'refuses the name %j, in which nothing can be seen',
    async (name) => {
      const page = await send(await openForm(scheduler.url, tuesdayAtTen), { name });
      expect(page.status).toBe(422);
      expect(page.text).toContain('href="#name"');
    },
  );

  it('is refused from a page of another origin, whichever header says so', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    const fields = { token: form.token, name: 'Ann', email: 'ann@example.com' };
    for (const origin of ['https://example.org', 'null']) {
      expect((await postForm(form.action, fields, { origin })).status).toBe(403);
    }
    expect((await postForm(form.action, fields, { origin: url })).status).toBe(303);
  });

  it('is kept when somebody is told to wait', async () => {
    const limited = await startForTest({ rateLimit: 1 });
    const form = await openForm(limited.url, tuesdayAtTen);
    await send(form, { name: '' });
    const told = await send(form, { name: 'Ann Waits', note: 'Algebra' });
    expect(told.status).toBe(429);
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(fieldValue(told, 'name')).toBe('Ann Waits');
    expect(told.text).toContain('Algebra</textarea');
    await limited.close();
  });

  it('takes so many bookings of one mail address in a day', async () => {
    const { url } = scheduler;
    const starts = await nextStarts(url, 4);
    const book = async (index: number, email: string) => send(await openForm(url, starts[index]!), { email });
    expect((await book(0, 'ann@example.com')).status).toBe(303);
    expect((await book(1, 'Ann@example.com')).status).toBe(303);
    const refused = await book(2, 'ann@example.com');
    expect(refused.status).toBe(429);
    expect(fieldValue(refused, 'name')).toBe('Ann Example');
    expect((await book(2, 'bob@example.com')).status).toBe(303);
    nowMs += 25 * 3_600_000;
    const [tomorrow] = await nextStarts(url, 1);
    expect((await send(await openForm(url, tomorrow!))).status).toBe(303);
  });

  it('is not a way around that by correcting the mail address, and the booking stands', async () => {
    const { url } = scheduler;
    const starts = await nextStarts(url, 3);
    const [first, second, third] = await Promise.all(starts.map((start) => openForm(url, start)));
    for (const form of [first!, second!]) expect((await send(form)).status).toBe(303);
    const { location } = await send(third!, { email: 'bob@example.com' });
    const refused = await send(third!, { name: 'Bob Tries', email: 'Ann@example.com' });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('You booked this time');
    expect(refused.text).toContain(
      'This email address has made too many bookings today. Nothing was changed',
    );
    expect(fieldValue(refused, 'name')).toBe('Bob Tries');
    expect((await getPage(url + location)).text).toContain('bob@example.com');
    expect((await send(first!, { name: 'Ann Corrected' })).status).toBe(303);
  });
});

describe('who goes back after booking', () => {
  it('is told that the time is theirs, and can correct what they typed', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form, { email: 'wrong@example.com' });
    // The form's script keeps the ticket in the address, which is what going back opens.
    const back = await getPage(`${form.action}&form=${form.token}`);
    expect(back.status).toBe(200);
    expect(back.text).toContain('You booked this time');
    expect(back.text).not.toContain('Someone else');
    expect(fieldValue(back, 'email')).toBe('wrong@example.com');
    expect(linksTo(back, /cancel your booking/)[0]).toContain(location!.split('?')[0]);

    const again = { action: url + formAction(back), token: formToken(back) };
    const invalid = await send(again, { email: 'right' });
    expect(invalid.status).toBe(422);
    expect(invalid.text).toContain('Nothing was changed');
    const changed = await send(again, { email: 'right@example.com' });
    expect(changed.location!.split('?')[0]).toBe(location!.split('?')[0]);
    const confirmation = await getPage(url + changed.location);
    expect(confirmation.text).toContain('right@example.com');
    expect(confirmation.text).not.toContain('wrong@example.com');
  });

  it('changes the booking also from the old form, as without scripts', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    await send(form);
    const { location } = await send(form, { email: 'corrected@example.com' });
    expect((await getPage(url + location)).text).toContain('corrected@example.com');
  });

  it('does not learn of others’ bookings, nor is told that someone else took the time', async () => {
    const { url } = scheduler;
    await send(await openForm(url, tuesdayAtTen));
    const page = await getPage(`${url}${consultationPath}?time=${tuesdayAtTen}&form=forged`);
    expect(page.status).toBe(409);
    expect(page.text).not.toMatch(/Someone else|Ann Example/);
    expect(page.text).toContain('If you booked it yourself, your booking stands.');
  });
});

describe('the confirmation', () => {
  it('promises no mail', async () => {
    const { url } = scheduler;
    const { text } = await getPage(url + (await send(await openForm(url, tuesdayAtTen))).location);
    expect(text).toContain('No mail is sent');
    expect(text).not.toMatch(/check your (e?mail|inbox)|we (have )?(sent|e?mailed)/i);
  });
});
