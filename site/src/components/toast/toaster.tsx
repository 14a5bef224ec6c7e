import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ToastRegion } from './toast-region.tsx';
import { ToastStore, type ToastMessage } from './toast-store.ts';

/** A status that is filled the moment it enters the document is not announced everywhere. */
const settlingTime = 100;

let store: ToastStore | null = null;

function makeStore(): ToastStore {
  const made = new ToastStore();
  const container = document.createElement('div');
  // Like every part of the page: frame/wear-faces.ts.
  container.dataset['faces'] = '';
  document.body.append(container);
  flushSync(() => createRoot(container).render(<ToastRegion store={made} />));
  return made;
}

/**
 * Shows a toast in the page's one region, which is made at first use.
 * @returns what takes it back, when it is true no longer.
 */
export function toast(message: ToastMessage): () => void {
  const takeBack = (): void => {
    if (store?.current()?.title === message.title) store.dismiss();
  };
  if (store) {
    store.show(message);
    return takeBack;
  }
  const made = (store = makeStore());
  setTimeout(() => {
    // Something newer may have been told meanwhile.
    if (!made.current()) made.show(message);
  }, settlingTime);
  return takeBack;
}
