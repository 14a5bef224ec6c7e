import { Figures } from '../../blocks/figures.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { BoardDrawing } from '../../drawings/board-drawing.tsx';
import type { PageOf } from '../../model/page.ts';
import { Board } from '../../ui/board.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MarkedHeading } from '../../ui/marked-heading.tsx';
import styles from './home-hero.module.css';

/** The first view of the site: the offer, the one action, the claims, and the lesson on the board. */
export function HomeHero({ page }: { page: PageOf<'home'> }) {
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <div>
          <p className={styles.eyebrow}>
            <Icon name="check" />
            {page.eyebrow}
          </p>
          <MarkedHeading text={page.heading} />
          <p className={styles.lead}>{page.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to="/free-consultation">{page.primaryButton}</ButtonLink>
            <ButtonLink to="#testimonials" look="outlined">
              {page.secondaryButton}
            </ButtonLink>
          </div>
          <div className={styles.claims}>
            <Figures figures={page.claims} look="small" />
          </div>
        </div>
        <div className={styles.lesson}>
          <Board title={page.boardTitle}>
            <BoardDrawing name={page.drawing} />
          </Board>
          <p className={styles.caption}>
            <Icon name="people" />
            <span>
              <strong>{page.boardCaption.title}</strong>
              {page.boardCaption.note}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
