import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'outlined' | 'highlighter' | 'light';

interface ButtonLinkProps {
  to: string;
  look?: ButtonLook;
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: one primary per view, further ones outlined. */
export function ButtonLink({ to, look = 'primary', newTab = false, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} newTab={newTab} className={`${styles.button} ${styles[look]}`}>
      {children}
    </SiteLink>
  );
}
