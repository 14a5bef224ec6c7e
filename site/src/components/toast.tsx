import { useEffect, useState } from 'react';
import styles from './toast.module.css';

export interface ToastMessage {
  title: string;
  description: string;
  /** Whether the message stays until it is closed, because the visitor has to act on it. */
  stays: boolean;
}

interface ToastProps {
  message: ToastMessage | null;
  /** Called when a closed message can be removed from the state. */
  onRemove: () => void;
}

/** How long a toast stays open, in milliseconds; both durations are specified. */
const toastDuration = 5000;
/** How long a dismissed toast stays in the document, in milliseconds. */
const toastRemoveDelay = 1_000_000;

/**
 * A page's one toast. Its role="status" element is in the document before the text is, so that screen readers announce
 * it; the focus does not move.
 */
export function Toast({ message, onRemove }: ToastProps) {
  const [dismissed, setDismissed] = useState<ToastMessage | null>(null);
  const open = message !== null && message !== dismissed;
  const dismiss = () => setDismissed(message);

  useEffect(() => {
    if (!message || (open && message.stays)) return undefined;
    const timer = open
      ? setTimeout(() => setDismissed(message), toastDuration)
      : setTimeout(onRemove, toastRemoveDelay);
    return () => clearTimeout(timer);
  }, [message, open, onRemove]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(message);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [message]);

  return (
    <div className={open ? `${styles.toast} ${styles.open}` : styles.toast}>
      <div role="status" className={styles.text}>
        {message && (
          <div hidden={!open}>
            <p className={styles.title}>{message.title}</p>
            <p>{message.description}</p>
          </div>
        )}
      </div>
      {open && (
        <button type="button" className={styles.close} onClick={dismiss}>
          Close
        </button>
      )}
    </div>
  );
}
