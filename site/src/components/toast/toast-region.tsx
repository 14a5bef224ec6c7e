import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import styles from './toast-region.module.css';

export interface ToastMessage {
  title: string;
  description?: string;
  /** The message stays until it is closed, because somebody has to act on it. */
  stays?: true;
}

interface Toast extends ToastMessage {
  id: number;
}

/** How long a toast stays open, in milliseconds. */
const toastDuration = 5000;
/** How long a dismissed toast stays in the document, in milliseconds. */
const toastRemoveDelay = 1_000_000;
/** Some screen readers miss a status that is filled in the moment it enters the document. In milliseconds. */
const settlingTime = 100;

/**
 * The region of the page's one toast: a new one replaces the last. Its role="status" element is in the document before
 * the text is, so that screen readers announce it; the focus does not move.
 */
export function ToastRegion({ toast }: { toast: Toast | null }) {
  // Each state names the toast that it is true of, so that a new toast starts without them.
  const [held, setHeld] = useState<Toast | null>(null);
  const [dismissed, setDismissed] = useState<Toast | null>(null);
  const [removed, setRemoved] = useState<Toast | null>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const open = toast !== dismissed;

  useEffect(() => {
    if (!toast || (open && (toast.stays || toast === held))) return undefined;
    const timer = open
      ? setTimeout(() => setDismissed(toast), toastDuration)
      : setTimeout(() => setRemoved(toast), toastRemoveDelay);
    return () => clearTimeout(timer);
  }, [toast, open, held]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(toast);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toast]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(toast);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget;
    }
  };
  const onClose = () => {
    setDismissed(toast);
    focusedBefore.current?.focus({ preventScroll: true });
    focusedBefore.current = null;
  };

  return (
    <div
      className={open ? `${styles.toast} ${styles.open}` : styles.toast}
      data-toast={open ? 'open' : 'closed'}
      onPointerEnter={() => setHeld(toast)}
      onPointerLeave={() => setHeld(null)}
      onFocus={onFocus}
      onBlur={() => setHeld(null)}
    >
      <div role="status" className={styles.text}>
        {toast && toast !== removed && (
          <div key={toast.id} hidden={!open}>
            <p className={styles.title}>{toast.title}</p>
            {toast.description && <p>{toast.description}</p>}
          </div>
        )}
      </div>
      <button type="button" className={styles.close} hidden={!open} onClick={onClose}>
        Close
      </button>
    </div>
  );
}

let root: Root | undefined;
let latest: Toast | null = null;

/** Shows a toast in the page's one region, which is created at first use. */
export function toast(message: ToastMessage): void {
  latest = { ...message, id: (latest?.id ?? 0) + 1 };
  const render = () => root?.render(<ToastRegion toast={latest} />);
  if (root) {
    render();
    return;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root?.render(<ToastRegion toast={null} />));
  setTimeout(render, settlingTime);
}
