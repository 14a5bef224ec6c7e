import { expect, it } from 'vitest';
import { bookTime, formOf, getPage, nextStarts, openForm, send, startForTest } from './booking-client.ts';

let url: string;

const startLimited = async (variables: Record<string, string>) => {
  url = await startForTest(variables);
  return nextStarts(url, 12);
};
const statusesOf = async (starts: string[], emails: string[]) => {
  const statuses: number[] = [];
  for (const [index, email] of emails.entries())
    statuses.push((await send(await openForm(url, starts[index]!), { email })).status);
  return statuses;
};

it.each([
  ['mailbox, whatever its tag and dots,', 'EMAIL', 'a.nn+1@gmail.com ann+2@GMAIL.com an.n@googlemail.com'],
  ['remote address, so that nobody fills the calendar,', 'DAILY', 'ann@a.example bob@b.example cy@c.example'],
])('a %s is held to its bookings a day', async (_, limit, emails) => {
  const starts = await startLimited({ [`SCHEDULER_${limit}_LIMIT`]: '2' });
  expect(await statusesOf(starts, emails.split(' '))).toEqual([303, 303, 429]);
});

it('a mailbox is held to its calls to come, and moves count', async () => {
  const starts = await startLimited({ SCHEDULER_ACTIVE_LIMIT: '1', SCHEDULER_EMAIL_LIMIT: '2' });
  const page = await bookTime(url, starts[0]!);
  expect(await statusesOf(starts.slice(1), ['ann+x@example.com'])).toEqual([429]);
  const move = async (time: string) =>
    (await send(formOf(await getPage(`${page}/reschedule?time=${time}`)))).status;
  expect([await move(starts[2]!), await move(starts[3]!)]).toEqual([303, 429]);
});

it('a remote address is held to its posts a minute, read no X-Forwarded-For, and is left the mail', async () => {
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
