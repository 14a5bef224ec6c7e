// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast } from './toast.tsx';

const message = { title: 'Copied', description: 'https://example.com/faq#faq-2', stays: false };
const onRemove = vi.fn();
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const isOpen = () => screen.queryByRole('button', { name: 'Close' }) !== null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onRemove.mockReset();
  vi.useRealTimers();
});

it('has its status in the document before there is a message', () => {
  const { rerender } = render(<Toast message={null} onRemove={onRemove} />);
  expect(isOpen()).toBe(false);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<Toast message={message} onRemove={onRemove} />);
  expect(status.textContent).toContain('Copied');
});

it('closes after 5 seconds and is removed after 1,000,000 milliseconds', () => {
  render(<Toast message={message} onRemove={onRemove} />);
  pass(4999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
  pass(999_999);
  expect(onRemove).not.toHaveBeenCalled();
  pass(1);
  expect(onRemove).toHaveBeenCalledOnce();
});

it('stays open where somebody has to act on it', () => {
  render(<Toast message={{ ...message, stays: true }} onRemove={onRemove} />);
  pass(60_000);
  expect(isOpen()).toBe(true);
});

it.each(['Close', 'Escape'])('is closed by %s', (way) => {
  render(<Toast message={message} onRemove={onRemove} />);
  if (way === 'Close') fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  else fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
});
