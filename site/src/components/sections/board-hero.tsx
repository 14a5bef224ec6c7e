import type { ReactNode } from 'react';
import { HighlightedHeading } from '../highlighted-heading.tsx';
import styles from './board-hero.module.css';

interface BoardHeroProps {
  heading: string;
  lead: string;
  /** A board as wide as the content, and what goes with it. */
  children: ReactNode;
}

/** The head of a page whose board is its matter: the words in one row, the board below them. */
export function BoardHero({ heading, lead, children }: BoardHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.heading}>
          <HighlightedHeading text={heading} />
        </div>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
