import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';
import styles from './button.module.css';

interface ButtonLinkProps {
  to: string;
  variant?: 'primary' | 'outlined' | 'highlighter';
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: one primary per view, further ones outlined. */
export function ButtonLink({ to, variant = 'primary', newTab = false, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} newTab={newTab} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </SiteLink>
  );
}

interface UnavailableButtonProps {
  label: string;
  /** What the button belongs to, for readers who hear it out of its surroundings. */
  about?: string;
  /** The id of the text that says why it is unavailable and what to do instead. */
  describedBy: string;
}

/** A button for something that is not to be had yet: it looks so, and is announced so. */
export function UnavailableButton({ label, about, describedBy }: UnavailableButtonProps) {
  return (
    <button
      type="button"
      disabled
      aria-describedby={describedBy}
      className={`${styles.button} ${styles.unavailable}`}
    >
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
      <span className={styles.soon} aria-hidden="true">
        soon
      </span>
    </button>
  );
}
