import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import type { ToastStore } from './toast-store.ts';
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

/** Where the focus was before it came into the toast, so that it can go back when the toast closes. */
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
 * The corner where the one toast shows. Its words stand in a status that is in the document before they are,
 * so that screen readers announce them; the focus stays where it is.
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
        {toast?.close}
      </button>
    </div>
  );
}
