import type { ReactNode } from 'react';
import styles from './plain-hero.module.css';

interface PlainHeroProps {
  heading: string;
  lead?: string | undefined;
  /** The buttons or other content below the lead. */
  children?: ReactNode;
}

/** The hero of a page without a drawing: a large heading, a lead and its actions. */
export function PlainHero({ heading, lead, children }: PlainHeroProps) {
  return (
    <div className={`container ${styles.hero}`}>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
