import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows only 1 toast at a time: a new one replaces the last', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  store.show({ title: 'Two' });
  expect(store.current()).toMatchObject({ title: 'Two', open: true });
});

it('dismisses a toast after 5000 ms', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  vi.advanceTimersByTime(4999);
  expect(store.current()?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.current()?.open).toBe(false);
});

it('removes a dismissed toast after 1,000,000 ms', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  store.dismiss();
  vi.advanceTimersByTime(999_999);
  expect(store.current()).toMatchObject({ title: 'One', open: false });
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeNull();
});

it('gives a replacing toast its own 5000 ms', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  vi.advanceTimersByTime(3000);
  store.show({ title: 'Two' });
  vi.advanceTimersByTime(4999);
  expect(store.current()?.open).toBe(true);
});

it('does not remove a toast that replaced a dismissed one', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  store.dismiss();
  vi.advanceTimersByTime(999_000);
  store.show({ title: 'Two' });
  vi.advanceTimersByTime(2000);
  expect(store.current()).toMatchObject({ title: 'Two', open: true });
});

it('holds a toast that is being read, and gives it its full time afterward', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  store.hold();
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.open).toBe(true);
  store.resume();
  vi.advanceTimersByTime(5000);
  expect(store.current()?.open).toBe(false);
});

it('keeps a toast that somebody has to act on until it is closed', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  store.show({ title: 'Copy this', stays: true });
  store.hold();
  store.resume();
  vi.advanceTimersByTime(1_000_000);
  expect(store.current()).toMatchObject({ title: 'Copy this', open: true });
  store.dismiss();
  expect(store.current()?.open).toBe(false);
});

it('does not bring a dismissed toast back when the pointer leaves', () => {
  const store = new ToastStore();
  store.show({ title: 'One' });
  store.dismiss();
  store.resume();
  vi.advanceTimersByTime(1_000_000);
  expect(store.current()).toBeNull();
});
