import type { ReactNode } from 'react';
import button from './button.module.css';
import styles from './details-toggle.module.css';

/**
 * The sign at the end of a summary: a chevron that points down, and up while its details are open.
 * @param plus a plus instead, which becomes a minus.
 */
export function DetailsIcon({ plus = false }: { plus?: boolean }) {
  return <span className={plus ? `${styles.sign} ${styles.plus}` : styles.sign} aria-hidden="true" />;
}

/** A summary as a row as wide as its details, with the sign at its end. */
export function DetailsSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.row}>
      {children}
      <DetailsIcon />
    </summary>
  );
}

interface DetailsToggleProps {
  /** What it says while closed, and while open. */
  more: string;
  less: string;
  /** What the label is about, for readers who hear it out of its surroundings. */
  about?: string;
  /** A full button, or a link's look for a toggle inside a card. */
  variant?: 'outlined' | 'text';
}

/** The toggle of a `<details>`: it says what it will do next, without a script. */
export function DetailsToggle({ more, less, about, variant = 'outlined' }: DetailsToggleProps) {
  const looks = variant === 'outlined' ? `${button.button} ${button.outlined}` : styles.text;
  return (
    <summary className={looks}>
      <span className={styles.more}>{more}</span>
      <span className={styles.less}>{less}</span>
      {about && <span className="visually-hidden"> {about}</span>}
    </summary>
  );
}
