// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetQueries } from '../lib/query.ts';
import { NextTimes } from './next-times.tsx';

const bookingUrl = 'http://localhost:4322/brightboard/free-consultation';
const fetchMock = vi.fn<typeof fetch>();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const answer = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), init));

const line = (props: Partial<Parameters<typeof NextTimes>[0]> = {}) => (
  <NextTimes
    {...{
      provider: 'local',
      bookingUrl,
      state: 'ready',
      step: 'choosing',
      label: 'Next times, {zone}',
      chosenLabel: 'Chosen',
      bookedLabel: 'Booked',
      inHero: false,
    }}
    {...props}
  />
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  forgetQueries();
  fetchMock.mockReset();
});

/** A time of November 2026 in the visitor's own zone, from a day and an hour. */
const at = (text: string) => {
  const [day, hour] = text.split(' ').map(Number);
  return new Date(2026, 10, day, hour).toISOString();
};

it.each([
  [
    'other days and parts of the day',
    ['27 7', '27 9', '27 12', '28 9', '28 14', '29 9', '29 18'],
    '27 9,28 14,29 18',
  ],
  ['other days where all are mornings', ['27 9', '27 10', '28 9', '29 9', '30 9'], '27 9,28 9,29 9'],
  ['the next ones where there are few', ['27 7', '27 9', '27 10', '27 12'], '27 9,27 10,27 12'],
  [
    'for an office, its hours',
    ['27 18', '28 10', '30 9', '30 18', '31 14', '32 10'],
    '30 9,31 14,32 10',
    true,
  ],
])('shows three times still to come: %s', async (_which, times, expected, forOffice = false) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 8) });
  answer({ times: times.map(at) });
  const { container } = render(line({ forOffice }));
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(3));
  const shown = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(shown).toEqual(expected.split(',').map(at));
  expect(screen.getByText(/^Next times, [^{]/)).not.toBeNull();
  expect(fetchMock.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

it('leads to the form of each time where the service says where that is, and shows plain times where not', async () => {
  const links = [`${bookingUrl}?time=1`];
  answer({ times: [inHours(20), inHours(21)], links });
  const { container } = render(line());
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(2));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

it('shows nothing when the service fails', async () => {
  answer('', { status: 500 });
  const { container } = render(line());
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await new Promise((settled) => setTimeout(settled, 20));
  expect(container.textContent).toBe('');
});

it.each([
  ['before the embed has started', { state: 'idle' }],
  ['once a time is booked', { state: 'booked' }],
  ['of a provider that offers none', { provider: 'iframe' }],
] as const)('asks for no times %s', async (_when, props) => {
  render(line(props));
  await new Promise((settled) => setTimeout(settled, 20));
  expect(fetchMock).not.toHaveBeenCalled();
});
