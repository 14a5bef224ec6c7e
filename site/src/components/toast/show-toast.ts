import type { ToastMessage } from './toast-region.tsx';

/**
 * Shows a toast from any island: one at a time, for five seconds, without moving the focus. The region's code is
 * loaded at the first call, so that pages without a toast carry none of it.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  const { toast } = await import('./toast-region.tsx');
  toast(message);
}
