import type { ReactNode } from 'react';
import { BoardDrawing } from '../drawings/board-drawing.tsx';
import { useSite } from '../lib/site-context.tsx';
import type { DrawingName } from '../model/drawing.ts';
import type { Link } from '../model/link.ts';
import { Board } from '../ui/board.tsx';
import { MarkedHeading } from '../ui/marked-heading.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  heading: string;
  lead: string;
  drawing: DrawingName;
  /** What is being taught, on the frame of the board. */
  boardTitle?: string | undefined;
  actions?: ReactNode;
  /** The pages above this one, from the top; the last entry is this page. */
  breadcrumb?: readonly Link[] | undefined;
  /** More words under the actions. */
  children?: ReactNode;
  /** Stands at the right in place of the board. */
  aside?: ReactNode;
}

function Breadcrumb({ links }: { links: readonly Link[] }) {
  const { words } = useSite();
  return (
    <nav aria-label={words.frame.breadcrumb} className={styles.breadcrumb}>
      <ol role="list">
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to}>{link.label}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The head of a shared page: what it is about and what to do on the left, its board on the right. */
export function PageHero(props: PageHeroProps) {
  const { heading, lead, drawing, boardTitle, actions, breadcrumb, children, aside } = props;
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <div>
          {breadcrumb && <Breadcrumb links={breadcrumb} />}
          <MarkedHeading text={heading} />
          <p className={styles.lead}>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
          {children}
        </div>
        <div className={styles.picture}>
          {aside ?? (
            <Board title={boardTitle}>
              <BoardDrawing name={drawing} />
            </Board>
          )}
        </div>
      </div>
    </div>
  );
}
