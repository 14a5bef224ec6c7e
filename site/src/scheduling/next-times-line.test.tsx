// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NextTimesLine } from './next-times-line.tsx';
import { providers } from './providers/by-id.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(providers)('$id: keeps a line free exactly where times can be asked for', ({ id, nextTimes }) => {
  const { container } = render(
    <NextTimesLine provider={id} bookingUrl="https://example.com/a/b" state="idle" label="Next ({zone}):" />,
  );
  expect(container.querySelector('p') !== null).toBe(
    Boolean(nextTimes?.request('https://example.com/a/b', new Date())),
  );
});

it.each(['idle', 'booked'] as const)('asks for nothing while the embed is %s', async (state) => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  render(
    <NextTimesLine
      provider="local"
      bookingUrl="http://localhost:4322/a/b"
      state={state}
      label="Next ({zone}):"
    />,
  );
  await new Promise((settled) => setTimeout(settled, 20));
  expect(fetchMock).not.toHaveBeenCalled();
});
