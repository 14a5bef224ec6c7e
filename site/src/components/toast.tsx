import { useEffect } from 'react';
import styles from './toast.module.css';

export interface ToastMessage {
  title: string;
  description: string;
  /** The message stays until it is closed, because somebody has to act on it. */
  stays: boolean;
}

interface ToastProps {
  message: ToastMessage | null;
  onClose: () => void;
}

/** How long a toast stays open, in milliseconds. */
const toastDuration = 5000;

/**
 * A page's one toast. Its role="status" element is in the document before the text is, so that screen readers announce
 * it; the focus does not move.
 */
export function Toast({ message, onClose }: ToastProps) {
  useEffect(() => {
    if (!message) return undefined;
    const timer = message.stays ? undefined : setTimeout(onClose, toastDuration);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [message, onClose]);

  return (
    <div className={message ? `${styles.toast} ${styles.open}` : styles.toast} data-no-print>
      <div role="status" className={styles.text}>
        {message && (
          <>
            <p className={styles.title}>{message.title}</p>
            <p>{message.description}</p>
          </>
        )}
      </div>
      {message && (
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
