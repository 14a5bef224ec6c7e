import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { bookTime, formOf, getPage, nextStarts, openForm, send, startForTest } from './booking-client.ts';

let server: RunningServer;
let url: string;

afterEach(() => server.disposeAsync());

describe('limits', () => {
  const startLimited = async (variables: Record<string, string>) => {
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

  it('hold an address to its bookings a day, so that nobody fills the calendar', async () => {
    const starts = await startLimited({ SCHEDULER_DAILY_LIMIT: '2' });
    expect(await statusesOf(starts.slice(0, 3), (index) => `v${index}@example.com`)).toEqual([303, 303, 429]);
  });

  it('hold an address to its posts a minute, read no X-Forwarded-For, and leave the mail', async () => {
    const starts = await startLimited({ SCHEDULER_RATE_LIMIT: '1' });
    const form = await openForm(url, starts[3]!);
    const statuses = [];
    for (const address of ['1.1.1.1', '2.2.2.2']) {
      const page = await send(form, { name: 'Zoe', email: '' }, { 'x-forwarded-for': address });
      statuses.push(page.status);
      expect(page.text).toContain('Zoe');
      if (page.status === 429) expect(page.text).toMatch(/href="mailto:/);
    }
    expect(statuses).toEqual([422, 429]);
  });
});
