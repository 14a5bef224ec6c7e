import type { ReactNode } from 'react';
import button from './button.module.css';
import styles from './details-toggle.module.css';

/**
 * The icon at the end of a `<summary>`: a chevron that points down, and up while the details are open.
 * @param plus shows a plus instead, and a minus while the details are open.
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
  /** The label while the details are closed; `less` is that while they are open. */
  more: string;
  less: string;
  /** What the label refers to, for screen readers that list buttons without their context. */
  about?: string;
  /** Whether it looks like a button or, inside a card, like a link. */
  variant?: 'outlined' | 'text';
}

/** The `<summary>` of a `<details>`, whose label changes with its state, without JavaScript. */
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
