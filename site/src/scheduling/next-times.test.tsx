// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetQueries } from '../lib/query.ts';
import { NextTimes, NextTimesPlaceholder, type NextTimesProps } from './next-times.tsx';

const bookingUrl = 'http://localhost:4322/brightboard/free-consultation';
const fetchMock = vi.fn<typeof fetch>();
const answer = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), init));
/** The page with its place for times, and the calendar that fills it. */
function show(props: Partial<NextTimesProps> = {}): Element {
  const { container } = render(<NextTimesPlaceholder />);
  render(
    <NextTimes
      provider="local"
      state="ready"
      step="choosing"
      label="Next times, {zone}"
      {...{ bookingUrl, ...props }}
    />,
  );
  return container;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 8) });
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  forgetQueries();
  fetchMock.mockReset();
});

/** Times of November 2026 in the visitor's own zone, each a day and an hour. */
const times = (text: string) =>
  text.split(', ').map((time) => {
    const [day, hour] = time.split(' ').map(Number);
    return new Date(2026, 10, day, hour).toISOString();
  });

it.each([
  [
    'other days and parts of the day',
    '27 7, 27 9, 27 12, 28 9, 28 14, 29 9, 29 18',
    '27 9, 28 14, 29 18',
    false,
  ],
  ['other days where all are mornings', '27 9, 27 10, 28 9, 29 9, 30 9', '27 9, 28 9, 29 9', false],
  ['the next ones where there are few', '27 7, 27 9, 27 10, 27 12', '27 9, 27 10, 27 12', false],
  ['for an office, its hours', '27 18, 28 10, 30 9, 30 18, 31 14, 32 10', '30 9, 31 14, 32 10', true],
])('shows three times still to come: %s', async (_which, free, expected, forOffice) => {
  answer({ times: times(free) });
  const container = show({ forOffice });
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(3));
  const shown = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(shown).toEqual(times(expected));
  expect(screen.getByText(/^Next times, [^{]/)).not.toBeNull();
  expect(fetchMock.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

it('leads to the form of a time where the service says where that is', async () => {
  const links = [`${bookingUrl}?time=1`];
  answer({ times: times('28 9, 28 10'), links });
  const container = show();
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(2));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

it('calls the visitor’s own day today', async () => {
  answer({ times: times('27 9, 28 9') });
  const container = show();
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(2));
  const days = [...container.querySelectorAll('time')].map((time) => time.textContent.split(',')[0]);
  expect(days).toEqual(['Today', 'Sat']);
});

it('shows nothing when the service fails', async () => {
  answer('', { status: 500 });
  const container = show();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await settled();
  expect(container.textContent).toBe('');
});

it.each([
  ['before the embed has started', { state: 'idle' }],
  ['once a time is booked', { state: 'booked' }],
  ['of a provider that offers none', { provider: 'iframe' }],
] as const)('asks for no times %s', async (_when, props) => {
  show(props);
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
});
