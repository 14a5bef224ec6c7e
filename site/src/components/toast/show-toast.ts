import type { ToastMessage } from './toast-store.ts';

/**
 * Tells something in passing, from any island: one toast at a time, for five seconds, without moving the focus.
 * What shows it is loaded at the first call, so that a page which has nothing to tell carries none of it.
 * @returns what takes it back, when it is true no longer.
 */
export async function showToast(message: ToastMessage): Promise<() => void> {
  const { toast } = await import('./toast-region.tsx');
  return toast(message);
}
