import type { MouseEvent } from 'react';
import { showToast } from '../../ui/toast/show-toast.ts';

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    await showToast({ title: 'Link copied', description: address });
  } catch {
    // No permission, or a page without HTTPS: the address can still be copied by hand.
    await showToast({ title: 'Copy this link', description: address });
  }
}

/** Copies the address of the question whose copy button was pressed, and says so. */
export function copyQuestionLink({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
  const anchor = button?.dataset['copy'];
  if (anchor === undefined) return;
  const { origin, pathname } = window.location;
  copy(`${origin}${pathname}#${anchor}`).catch((reason: unknown) => {
    console.error('The message could not be shown.', reason);
  });
}
