import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ToastStore, type ToastMessage } from './toast-store.ts';
import styles from './toast-region.module.css';

function useEscape(active: boolean, act: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, act]);
}

/** Remembers where the focus was before it entered the toast, and returns it there when the toast closes. */
function useReturningFocus() {
  const cameFrom = useRef<HTMLElement | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const giveBack = () => {
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
  };
  return { remember, giveBack };
}

/**
 * The region of the page's one toast. Its role="status" element is in the document before the text is, so that
 * screen readers announce it; the focus does not move.
 */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, store.current);
  const focus = useReturningFocus();
  const open = toast?.open ?? false;
  useEscape(open, store.dismiss);

  return (
    <div
      className={open ? `${styles.toast} ${styles.open}` : styles.toast}
      data-toast={open ? 'open' : 'closed'}
      onPointerEnter={store.hold}
      onPointerLeave={store.resume}
      onFocus={(event) => {
        store.hold();
        focus.remember(event);
      }}
      onBlur={store.resume}
    >
      <div role="status" className={styles.text}>
        {toast && (
          <div key={toast.id} hidden={!toast.open}>
            <p className={styles.title}>{toast.title}</p>
            {toast.description && <p>{toast.description}</p>}
          </div>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        hidden={!open}
        onClick={() => {
          store.dismiss();
          focus.giveBack();
        }}
      >
        Close
      </button>
    </div>
  );
}

/** Some screen readers miss a status that is filled in the moment it enters the document. In milliseconds. */
const settlingTime = 100;

let store: ToastStore | null = null;

function makeStore(): ToastStore {
  const made = new ToastStore();
  const container = document.createElement('div');
  document.body.append(container);
  flushSync(() => createRoot(container).render(<ToastRegion store={made} />));
  return made;
}

/**
 * Shows a toast in the page's one region, which is created at first use.
 * @returns a function that dismisses it.
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
    // A newer toast may be there by now.
    if (!made.current()) made.show(message);
  }, settlingTime);
  return takeBack;
}
