import type { ReactNode } from 'react';
import styles from './plain-hero.module.css';

interface PlainHeroProps {
  heading: string;
  lead?: string | undefined;
  /** What stands above the headline, such as breadcrumbs. */
  above?: ReactNode;
  /** The one action of the first view. */
  actions?: ReactNode;
}

/** The head of a page that begins with words alone: headline, lead and an action. */
export function PlainHero({ heading, lead, above, actions }: PlainHeroProps) {
  return (
    <div className={styles.hero}>
      <div className="container">
        {above}
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
