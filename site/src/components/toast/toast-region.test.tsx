// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { ToastStore } from './toast-store.ts';

function renderRegion() {
  const store = new ToastStore();
  render(<ToastRegion store={store} />);
  return store;
}

describe('ToastRegion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has its status in the document before there is a toast', () => {
    renderRegion();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is dismissed by its Close button', () => {
    const store = renderRegion();
    act(() => store.show({ title: 'One' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('One').closest('[hidden]')).not.toBeNull();
  });

  it('is dismissed by Escape', () => {
    const store = renderRegion();
    act(() => store.show({ title: 'One' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(store.current()?.open).toBe(false);
  });

  it('gives the focus back to where it was when it is closed with the keyboard', () => {
    const store = renderRegion();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    act(() => store.show({ title: 'One' }));
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.focus(close, { relatedTarget: before });
    fireEvent.click(close);
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});

describe('showToast', () => {
  // The region is never removed: tests in other files would find it in the document that they share.
  afterEach(() => {
    vi.resetModules();
    document.body.replaceChildren();
  });

  it('makes one region at first use and shows every toast in it', async () => {
    expect(document.querySelector('[data-toast]')).toBeNull();
    await act(() => showToast({ title: 'One' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('One'));
    await act(() => showToast({ title: 'Two' }));
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('Two');
  });
});
