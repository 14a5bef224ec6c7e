import type { ReactNode } from 'react';
import type { DrawingName } from '../../model/drawing.ts';
import { HighlightedHeading } from '../highlighted-heading.tsx';
import { IllustrationBoard } from '../board.tsx';
import { NoBreakHyphens } from '../no-break-hyphens.tsx';
import styles from './hero.module.css';
import animation from './written-drawing.module.css';

interface HeroProps {
  heading: string;
  lead: string;
  /** `tone` is the tint of the marker that the page has. */
  surface?: 'muted' | 'inverse' | 'accent';
  /** Stands above the heading: a breadcrumb, a mark, a short claim. */
  above?: ReactNode;
  actions?: ReactNode;
  /** More words under the actions, or beside all of them above a tall side on a tablet. */
  children?: ReactNode;
  /** Stands on the board beside the words, and after them where there is no room. */
  drawing?: DrawingName;
  /** Shown instead of a board: the lesson, or a calendar. */
  side?: ReactNode;
  /** A tall side begins at the top and is the wider column; what comes `after` it on phones stands under the words. */
  tallSide?: boolean;
  /** The board is the wider column. */
  wideSide?: boolean;
  /** On phones and low screens the side is left out, for pages that people come to for what follows. */
  brief?: boolean;
  after?: ReactNode;
}

/** The head of every page but the plain ones: what it is about and what to do, with its board or calendar beside it. */
export function Hero(props: HeroProps) {
  const {
    heading,
    lead,
    surface = 'muted',
    above,
    actions,
    children,
    drawing,
    side = drawing && <IllustrationBoard name={drawing} />,
    tallSide = false,
    wideSide = false,
    brief = false,
    after,
  } = props;
  const looks = [
    'container',
    styles.content,
    tallSide ? styles.tall : styles.withBoard,
    tallSide && children && styles.inColumns,
    wideSide && styles.wide,
    brief && styles.brief,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`${styles.hero} ${styles[surface]}`}>
      <div className={looks}>
        <div className={styles.text}>
          {above && <div className={styles.above}>{above}</div>}
          <HighlightedHeading text={heading} inverse={surface === 'inverse'} />
          <p className={styles.lead}>
            <NoBreakHyphens text={lead} />
          </p>
          {actions && <div className={styles.actions}>{actions}</div>}
          {children}
        </div>
        <div className={`${styles.side} ${animation.written}`}>{side}</div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </div>
  );
}
