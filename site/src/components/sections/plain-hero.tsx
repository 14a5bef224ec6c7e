import type { ReactNode } from 'react';
import styles from './plain-hero.module.css';

interface PlainHeroProps {
  heading: string;
  lead?: string | undefined;
  /** Stands above the heading: a breadcrumb. */
  above?: ReactNode;
  /** The page's buttons, or what else stands under the lead. */
  children?: ReactNode;
}

/** The head of a page that has no drawing of its own: its name in display type, a lead and its actions. */
export function PlainHero({ heading, lead, above, children }: PlainHeroProps) {
  return (
    <div className={`container ${styles.hero}`}>
      {above}
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
