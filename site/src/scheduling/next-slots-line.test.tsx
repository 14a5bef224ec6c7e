// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NextSlotsLine } from './next-slots-line.tsx';
import { NextSlotsPlaceholder } from './next-slots-place.tsx';
import { providers } from './providers/registry.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(providers)('$id: keeps a line free exactly where times can be asked for', ({ id, nextTimes }) => {
  const { container } = render(
    <NextSlotsLine
      provider={id}
      bookingUrl="https://example.com/a/b"
      state="idle"
      label="Next, {zone}"
      inHero={false}
    />,
  );
  expect(container.querySelector('[data-next-times-place]') !== null).toBe(
    Boolean(nextTimes?.request('https://example.com/a/b', new Date())),
  );
});

it.each(['idle', 'booked'] as const)('asks for nothing while the embed is %s', async (state) => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  render(
    <NextSlotsLine
      provider="local"
      bookingUrl="http://localhost:4322/a/b"
      state={state}
      label="Next, {zone}"
      inHero={false}
    />,
  );
  await new Promise((settled) => setTimeout(settled, 20));
  expect(fetchMock).not.toHaveBeenCalled();
});

it('puts the times in the place that the hero keeps for them', async () => {
  const times = [new Date(Date.now() + 3_600_000).toISOString()];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ times }))));
  const { container } = render(
    <>
      <NextSlotsPlaceholder />
      <NextSlotsLine
        provider="local"
        bookingUrl="http://localhost:4322/a/b"
        state="ready"
        label="Next, {zone}"
        inHero
      />
    </>,
  );
  await vi.waitFor(() => expect(container.querySelector('[data-next-times-place] time')).not.toBeNull());
  expect(container.querySelectorAll('[data-next-times-place]')).toHaveLength(1);
});
