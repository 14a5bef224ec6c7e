import type { ReactNode } from 'react';
import { HighlightedHeading } from '../highlighted-heading.tsx';
import { NoBreakHyphens } from '../no-break-hyphens.tsx';
import styles from './board-hero.module.css';
import heroStyles from './hero.module.css';

interface BoardHeroProps {
  heading: string;
  lead: string;
  actions?: ReactNode;
  /** A board as wide as the content, and what goes with it. */
  children: ReactNode;
}

/** The head of a page whose board is its matter: the words in one row, the board below them. */
export function BoardHero({ heading, lead, actions, children }: BoardHeroProps) {
  return (
    <div className={`${heroStyles.hero} ${heroStyles.muted}`}>
      <div className={`container ${styles.content}`}>
        <div className={styles.heading}>
          <HighlightedHeading text={heading} />
        </div>
        <p className={styles.lead}>
          <NoBreakHyphens text={lead} />
        </p>
        {actions && <div className={heroStyles.actions}>{actions}</div>}
        <div className={styles.board}>{children}</div>
      </div>
    </div>
  );
}
