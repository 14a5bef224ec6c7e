// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { providerIds } from '../model/settings.ts';
import { NextTimesLine } from './next-times-line.tsx';
import { nextTimesSource } from './next-times-source.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(providerIds)('%s: keeps a line free exactly where the provider offers times', (provider) => {
  const { container } = render(
    <NextTimesLine provider={provider} bookingUrl="https://example.com/a/b" started={false} />,
  );
  expect(container.querySelector('p') !== null).toBe(nextTimesSource(provider) !== undefined);
});

it('asks for nothing before the embed was started', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  render(<NextTimesLine provider="local" bookingUrl="http://localhost:4322/a/b" started={false} />);
  await new Promise((settled) => setTimeout(settled, 20));
  expect(fetchMock).not.toHaveBeenCalled();
});
