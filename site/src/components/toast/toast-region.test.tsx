// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import { ToastRegion } from './toast-region.tsx';

const one = { id: 1, title: 'One' };
const two = { id: 2, title: 'Two' };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isOpen = (title: string) => screen.getByText(title).closest('[hidden]') === null;

describe('ToastRegion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has its status in the document before there is a toast', () => {
    render(<ToastRegion toast={null} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('dismisses a toast after 5000 ms, and removes it 1,000,000 ms later', () => {
    render(<ToastRegion toast={one} />);
    pass(4999);
    expect(isOpen('One')).toBe(true);
    pass(1);
    expect(isOpen('One')).toBe(false);
    pass(999_999);
    expect(screen.queryByText('One')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('One')).toBeNull();
  });

  it('shows one toast at a time, a new one for its own 5000 ms', () => {
    const { rerender } = render(<ToastRegion toast={one} />);
    pass(3000);
    rerender(<ToastRegion toast={two} />);
    expect(screen.getByRole('status').textContent).toBe('Two');
    pass(4999);
    expect(isOpen('Two')).toBe(true);
    pass(1);
    expect(isOpen('Two')).toBe(false);
  });

  it('keeps a toast that replaced a dismissed one', () => {
    const { rerender } = render(<ToastRegion toast={one} />);
    pass(999_000);
    rerender(<ToastRegion toast={{ ...two, stays: true }} />);
    pass(1_000_000);
    expect(isOpen('Two')).toBe(true);
  });

  it('holds a toast that is being read, and gives it its full time afterward', () => {
    render(<ToastRegion toast={one} />);
    fireEvent.pointerEnter(screen.getByText('One'));
    pass(60_000);
    expect(isOpen('One')).toBe(true);
    fireEvent.pointerLeave(screen.getByText('One'));
    pass(4999);
    expect(isOpen('One')).toBe(true);
    pass(1);
    expect(isOpen('One')).toBe(false);
  });

  it('is dismissed by its Close button and by Escape', () => {
    const { rerender } = render(<ToastRegion toast={one} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen('One')).toBe(false);
    rerender(<ToastRegion toast={two} />);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen('Two')).toBe(false);
  });

  it('gives the focus back to where it was when it is closed with the keyboard', () => {
    render(<ToastRegion toast={one} />);
    const before = document.body.appendChild(document.createElement('button'));
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
