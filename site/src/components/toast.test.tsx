// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast } from './toast.tsx';

const message = { title: 'Copied', description: 'https://example.com/faq#faq-2', stays: false };
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
  vi.useRealTimers();
});

it('has its status in the document before there is a message', () => {
  const { rerender } = render(<Toast message={null} onClose={onClose} />);
  expect(screen.queryByRole('button')).toBeNull();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<Toast message={message} onClose={onClose} />);
  expect(status.textContent).toContain('Copied');
});

it.each([
  [false, 1],
  [true, 0],
])('closes after 5 seconds unless it stays: %s', (stays, times) => {
  render(<Toast message={{ ...message, stays }} onClose={onClose} />);
  act(() => vi.advanceTimersByTime(4999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(times);
});

it('is closed by its Close button and by Escape', () => {
  render(<Toast message={message} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
