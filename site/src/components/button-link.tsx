import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outlined' | 'highlighter' | 'light';

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
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
