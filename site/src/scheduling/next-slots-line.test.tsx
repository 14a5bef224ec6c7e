// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetQueries } from '../lib/query.ts';
import { NextSlotsLine } from './next-slots-line.tsx';

const bookingUrl = 'http://localhost:4322/brightboard/free-consultation';
const fetchMock = vi.fn<typeof fetch>();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const answer = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), init));

const line = (props: Partial<Parameters<typeof NextSlotsLine>[0]> = {}) => (
  <NextSlotsLine
    {...{ provider: 'local', bookingUrl, state: 'ready', label: 'Next times, {zone}', inHero: false }}
    {...props}
  />
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  forgetQueries();
  fetchMock.mockReset();
});

it.each([
  ['different days, and parts of them', [-1, 20, 21, 40, 48, 50, 60, 80], [20, 50, 80]],
  ['the next ones where there are few', [-1, 20, 21, 22, 25], [20, 21, 22]],
])('shows three times still to come: %s', async (_which, hours, expected) => {
  answer({ times: hours.map(inHours) });
  const { container } = render(line());
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(3));
  const shown = [...container.querySelectorAll('time')].map(({ dateTime }) => Date.parse(dateTime));
  expect(shown.map((time) => Math.round((time - Date.now()) / 3_600_000))).toEqual(expected);
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
