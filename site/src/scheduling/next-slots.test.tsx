// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetQueries } from '../lib/query.ts';
import { NextSlots } from './next-slots.tsx';

const bookingUrl = 'http://localhost:4322/brightboard/free-consultation';
const fetchMock = vi.fn<typeof fetch>();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  forgetQueries();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

it('shows the next three times that are still to come, asked for without cookies', async () => {
  const times = [inHours(-1), inHours(20), inHours(21), inHours(22), inHours(23)];
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ times })));
  const { container } = render(
    <NextSlots label="Next free times ({zone}):" provider="local" bookingUrl={bookingUrl} />,
  );
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(3));
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(times[1]);
  expect(screen.getByText(/Next free times/)).not.toBeNull();
  expect(fetchMock.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

it('leads to the form of each time where the service says where that is, and shows plain times where not', async () => {
  const times = [inHours(20), inHours(21)];
  const links = [`${bookingUrl}?time=1`];
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ times, links })));
  const { container } = render(
    <NextSlots label="Next free times ({zone}):" provider="local" bookingUrl={bookingUrl} />,
  );
  await waitFor(() => expect(container.querySelectorAll('time')).toHaveLength(2));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

it('shows nothing when the service fails', async () => {
  fetchMock.mockResolvedValueOnce(new Response('', { status: 500 }));
  const { container } = render(
    <NextSlots label="Next free times ({zone}):" provider="local" bookingUrl={bookingUrl} />,
  );
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await new Promise((settled) => setTimeout(settled, 20));
  expect(container.textContent).toBe('');
});

it('asks nobody for a provider that offers no times', () => {
  const { container } = render(
    <NextSlots label="Next free times ({zone}):" provider="calendly" bookingUrl="https://calendly.com/a/b" />,
  );
  expect(fetchMock).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
});
