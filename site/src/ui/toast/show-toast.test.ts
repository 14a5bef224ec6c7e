// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showToast } from './show-toast.ts';

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
