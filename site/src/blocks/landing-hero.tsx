import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { MarkedHeading } from '../ui/marked-heading.tsx';
import styles from './landing-hero.module.css';

interface LandingHeroProps {
  /** Stands above the heading, such as a subject's icon. */
  mark?: ReactNode;
  heading: string;
  lead: string;
  /** Label of the button that goes to the scheduler; pages without the button leave it out. */
  bookNow?: string | undefined;
  points?: readonly string[] | undefined;
  picture: ReactNode;
}

/** The head of a landing page: the promise, Book Now, and the page's board. */
export function LandingHero({ mark, heading, lead, bookNow, points, picture }: LandingHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <div>
          {mark && <div className={styles.mark}>{mark}</div>}
          <MarkedHeading text={heading} />
          <p className={styles.lead}>{lead}</p>
          {bookNow && (
            <p className={styles.action}>
              <ButtonLink to="#scheduler">{bookNow}</ButtonLink>
            </p>
          )}
          {points && <CheckList items={points} />}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </div>
  );
}
