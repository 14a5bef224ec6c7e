import type { MouseEvent } from 'react';
import { showToast } from '../../components/toast/show-toast.ts';

/** What is said once an address is copied, or where it cannot be; and what closes the message. */
export interface CopyLabels {
  copied: string;
  copyByHand: string;
  close: string;
}

async function copy(address: string, { copied, copyByHand, close }: CopyLabels): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    await showToast({ title: copied, description: address, close });
  } catch {
    // No permission, or a page without HTTPS: the address can still be copied by hand.
    await showToast({ title: copyByHand, description: address, close, stays: true });
  }
}

/** Copies the address of the question whose copy button was pressed, and says so. */
export function copyQuestionLink({ target }: MouseEvent, labels: CopyLabels): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
  const anchor = button?.dataset['copy'];
  if (anchor === undefined) return;
  const { origin, pathname } = window.location;
  copy(`${origin}${pathname}#${anchor}`, labels).catch((reason: unknown) => {
    console.error('The message could not be shown.', reason);
  });
}
