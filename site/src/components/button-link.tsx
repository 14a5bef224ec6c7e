import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';
import styles from './button.module.css';

interface ButtonLinkProps {
  to: string;
  variant?: 'primary' | 'outlined' | 'highlighter';
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. A view has at most one primary button; others are outlined. */
export function ButtonLink({ to, variant = 'primary', newTab = false, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} newTab={newTab} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </SiteLink>
  );
}

interface UnavailableButtonProps {
  label: string;
  /** What the button refers to, for screen readers that list buttons without their context. */
  about?: string;
  /** The id of the text that says why it is unavailable and what to do instead. */
  describedBy: string;
}

/** A disabled button for something that is not available yet, and is announced as such. */
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
    </button>
  );
}
