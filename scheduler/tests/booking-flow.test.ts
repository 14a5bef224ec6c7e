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

const embedQuery =
  'embed_domain=localhost:4321&embed_type=Inline&utm_content=hero&hide_gdpr_banner=1&tz=Europe%2FLondon';

let scheduler: RunningScheduler;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(friday);
  scheduler = await startForTest({ now: { now: () => nowMs } });
});

afterEach(() => scheduler.close());

describe('a booking without scripts', () => {
  it('goes from the month to the calendar file, and back by cancelling', async () => {
    const { url } = scheduler;
    const month = await getPage(`${url}${consultationPath}?${embedQuery}`);
    const [tuesday] = linksTo(month, /November <\/span>24$/);
    const day = await getPage(url + tuesday);
    const [three] = linksTo(day, />?\s*3:00 PM/);
    const form = await getPage(url + three);
    expect(plainText(form.text)).toContain(
      'Tuesday, November 24, 2026, 3:00 PM to 3:15 PM, Greenwich Mean Time',
    );

    const fields = { token: formToken(form), name: 'Ann Example', email: 'ann@example.com', note: 'Algebra' };
    const posted = await postForm(url + formAction(form), fields);
    expect(posted.status).toBe(303);
    const confirmation = await getPage(url + posted.location);
    expect(confirmation.status).toBe(200);
    expect(confirmation.text).toContain('You are booked');
    for (const parameter of embedQuery.split('&')) expect(posted.location).toContain(parameter);
    expect(await nextStarts(url, 50)).not.toContain(tuesdayAtTen);

    const [inviteLink] = linksTo(confirmation, /calendar/);
    const invite = await getPage(url + inviteLink);
    expect(invite.headers.get('content-type')).toContain('text/calendar');
    expect(invite.text).toContain('DTSTART:20261124T150000Z\r\n');
    expect(invite.text).toContain('DTEND:20261124T151500Z\r\n');
    expect(invite.text).toContain('SUMMARY:Free consultation with Brightboard\r\n');
    expect(invite.text).not.toContain('Ann');

    const [cancelLink] = linksTo(confirmation, /Cancel booking/);
    const question = await getPage(url + cancelLink);
    expect(question.text).toContain('Cancel this booking?');
    expect((await getPage(url + posted.location)).text).toContain('You are booked');
    const cancelled = await postForm(url + formAction(question), { token: formToken(question) });
    expect(cancelled.status).toBe(303);
    expect((await getPage(url + cancelled.location)).text).toContain('Booking cancelled');
    const again = await openForm(url, tuesdayAtTen);
    expect((await send(again)).status).toBe(303);
  });

  it('keeps embed, utm and zone parameters in every link and form', async () => {
    const { url } = scheduler;
    const addresses = [
      `${consultationPath}?${embedQuery}`,
      `${consultationPath}?${embedQuery}&date=2026-11-24`,
    ];
    for (const address of addresses) {
      const page = await getPage(url + address);
      const links = linksTo(page, /./).filter((link) => !link.startsWith('#'));
      expect(links.length).toBeGreaterThan(5);
      for (const link of links)
        for (const parameter of embedQuery.split('&')) expect(link).toContain(parameter);
    }
    const zones = await getPage(`${url}${consultationPath}/zone?${embedQuery}&date=2026-11-24`);
    expect(fieldValue(zones, 'utm_content')).toBe('hero');
    expect(fieldValue(zones, 'embed_domain')).toBe('localhost:4321');
    expect(fieldValue(zones, 'date')).toBe('2026-11-24');
    const form = await getPage(`${url}${consultationPath}?${embedQuery}&time=${tuesdayAtTen}`);
    for (const parameter of embedQuery.split('&')) expect(formAction(form)).toContain(parameter);
  });

  it('lets a district choose 30 or 45 minutes and reserves that', async () => {
    const { url } = scheduler;
    const path = '/brightboard/school-districts';
    const form = await openForm(url, tuesdayAtTen, path, '&duration=45');
    const { location } = await send(form);
    const invite = await getPage(`${url}${location!.split('?')[0]}/invite.ics`);
    expect(invite.text).toContain('DTEND:20261124T154500Z');
    const taken = await getPage(`${url}${consultationPath}?time=2026-11-24T15:30:00Z`);
    expect(taken.status).toBe(409);
    expect((await getPage(`${url}${consultationPath}?time=2026-11-24T16:00:00Z`)).status).toBe(200);
  });
});

describe('one submission', () => {
  it('books once however often it is sent, and shows the same confirmation', async () => {
    const form = await openForm(scheduler.url, tuesdayAtTen);
    const pages = await Promise.all(Array.from({ length: 6 }, () => send(form)));
    expect(pages.map((page) => page.status)).toEqual(Array(6).fill(303));
    expect(new Set(pages.map((page) => page.location)).size).toBe(1);
    nowMs += 2 * 3_600_000;
    expect((await send(form)).location).toBe(pages[0]!.location);
  });

  it('does not book again after its booking was cancelled', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    const question = await getPage(`${url}${location}/cancel`);
    await postForm(url + formAction(question), { token: formToken(question) });
    expect((await getPage(url + (await send(form)).location)).text).toContain('Booking cancelled');
    expect((await getPage(`${url}${consultationPath}?time=${tuesdayAtTen}`)).status).toBe(200);
  });
});

describe('a time that went to someone else', () => {
  it('gives 409 with what was typed and fresh times that can be booked at once', async () => {
    const { url } = scheduler;
    const first = await openForm(url, tuesdayAtTen);
    const second = await openForm(url, tuesdayAtTen, '/brightboard/test-prep', '&utm_content=hero');
    await send(first);
    const lost = await send(second, { name: 'Bob "B"', email: 'bob@example.com', note: 'keep <this>' });
    expect(lost.status).toBe(409);
    expect(fieldValue(lost, 'name')).toBe('Bob "B"');
    expect(fieldValue(lost, 'email')).toBe('bob@example.com');
    expect(lost.text).toContain('keep &lt;this&gt;</textarea>');
    expect(lost.text.match(/type="radio"/g)!.length).toBe(21);
    expect(lost.text).not.toMatch(/type="radio"[^>]* checked/);
    const retried = await send({ action: url + formAction(lost), token: formToken(lost) });
    expect(retried.status).toBe(303);
    expect(retried.location).toContain('utm_content=hero');
  });

  it('asks for a time when none of the fresh ones is chosen', async () => {
    const action = `${scheduler.url}/brightboard/test-prep`;
    const page = await postForm(action, { choose: '1', name: 'Bob', email: 'bob@example.com' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('href="#time-0"');
  });
});

describe('forms that cannot be trusted', () => {
  it('gives 403 and a fresh, working form that keeps what was typed', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    for (const token of ['', 'forged', `${form.token}x`]) {
      const refused = await send({ ...form, token });
      expect(refused.status).toBe(403);
      expect(fieldValue(refused, 'name')).toBe('Ann Example');
      expect((await send({ action: url + formAction(refused), token: 'x' })).status).toBe(403);
    }
    const fresh = await send({ ...form, token: 'forged' });
    expect((await send({ action: url + formAction(fresh), token: formToken(fresh) })).status).toBe(303);
  });

  it('refuses an expired form, one of another event and one from another site', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    const elsewhere = `${url}/brightboard/test-prep?time=${tuesdayAtTen}`;
    expect((await send({ ...form, action: elsewhere })).status).toBe(403);
    const fields = { token: form.token, name: 'Ann', email: 'ann@example.com' };
    expect((await postForm(form.action, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    nowMs += 61 * 60_000;
    expect((await send(form)).status).toBe(403);
    expect((await send(await openForm(url, tuesdayAtTen))).status).toBe(303);
  });

  it('does not cancel without a token of that booking', async () => {
    const { url } = scheduler;
    const form = await openForm(url, tuesdayAtTen);
    const { location } = await send(form);
    for (const token of ['', form.token]) {
      expect((await postForm(`${url}${location}/cancel`, { token })).status).toBe(403);
    }
    expect((await getPage(url + location)).text).toContain('You are booked');
  });

  it('refuses a start that became too close while the form was open', async () => {
    nowMs = Date.parse('2026-11-24T10:59:00Z');
    const form = await openForm(scheduler.url, tuesdayAtTen);
    nowMs += 2 * 60_000;
    const page = await send(form);
    expect(page.status).toBe(422);
    expect(page.text).toContain('too close');
  });
});

describe('wrong fields', () => {
  it('are listed in a summary, linked and described', async () => {
    const page = await send(await openForm(scheduler.url, tuesdayAtTen), { name: '', email: 'nobody' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('<title>Error: ');
    expect(page.text).toMatch(/id="error-summary" tabindex="-1"/i);
    expect(page.text).toContain('href="#name"');
    expect(page.text).toMatch(/id="email"[^>]*aria-describedby="email-error"/);
    expect(page.text).toContain('id="email-error"');
    expect(fieldValue(page, 'email')).toBe('nobody');
  });

  it('show markup and SQL as text wherever they come from', async () => {
    const { url } = scheduler;
    const evil = `"><script>alert('x')</script>'; DROP TABLE bookings;--`;
    const query = `&utm_content=${encodeURIComponent(evil)}&tz=${encodeURIComponent(evil)}`;
    const { location } = await send(await openForm(url, tuesdayAtTen, consultationPath, query), {
      name: evil,
      note: evil,
    });
    const pages = [
      await getPage(url + location),
      await getPage(`${url}${consultationPath}?${query.slice(1)}`),
    ];
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('<script>alert');
    }
    expect(plainText(pages[0]!.text)).toContain(evil);
  });
});

describe('zones and clock changes', () => {
  it('shows the same start on the date of the visitor', async () => {
    const url = `${scheduler.url}${consultationPath}`;
    const kathmandu = await getPage(`${url}?tz=Asia/Kathmandu&date=2026-11-24`);
    const [quarterToNine] = linksTo(kathmandu, /8:45 PM/);
    expect(quarterToNine).toContain(tuesdayAtTen);
    const lordHowe = await getPage(`${url}?tz=Australia/Lord_Howe&date=2026-11-25`);
    expect(linksTo(lordHowe, /2:00 AM/)[0]).toContain(tuesdayAtTen);
  });

  it('keeps the host at 9:00 New York time on both sides of the change on 2026-11-01', async () => {
    nowMs = Date.parse('2026-10-28T12:00:00Z');
    const url = `${scheduler.url}${consultationPath}?tz=Europe/London`;
    // London has left summer time a week earlier than New York.
    expect(linksTo(await getPage(`${url}&date=2026-10-30`), /PM|AM/)[0]).toContain('13:00:00Z');
    expect(linksTo(await getPage(`${url}&date=2026-11-02`), /2:00 PM/)[0]).toContain('14:00:00Z');
  });

  it('names the zone where the visitor’s clocks show a time twice', async () => {
    // Sydney sets its clocks back at 3:00 on April 5; 12:00 to 17:00 Eastern on April 4 is 2:00 to 7:00 there.
    nowMs = Date.parse('2026-04-01T12:00:00Z');
    const day = await getPage(`${scheduler.url}${consultationPath}?tz=Australia/Sydney&date=2026-04-05`);
    expect(linksTo(day, /2:30 AM GMT\+11$/)).toHaveLength(1);
    expect(linksTo(day, /2:30 AM GMT\+10$/)).toHaveLength(1);
    const [first] = linksTo(day, /2:30 AM GMT\+11$/);
    const [second] = linksTo(day, /2:30 AM GMT\+10$/);
    expect(first).not.toBe(second);
  });

  it('says so when a zone does not exist, and shows the host’s', async () => {
    const page = await getPage(`${scheduler.url}${consultationPath}?tz=Mars/Base`);
    expect(page.status).toBe(200);
    expect(plainText(page.text)).toContain('There is no time zone “Mars/Base”');
  });
});
