// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';

/** The region is never taken away: other files of tests would find it in the document that they share. */
afterEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

describe('showToast', () => {
  it('makes one region at first use and shows every toast in it', async () => {
    expect(document.querySelector('[data-toast]')).toBeNull();
    await act(() => showToast({ title: 'One', close: 'Close' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('One'));
    await act(() => showToast({ title: 'Two', close: 'Close' }));
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('Two');
  });
});
