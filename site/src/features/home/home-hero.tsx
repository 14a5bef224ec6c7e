import { Figures } from '../../components/sections/stats.tsx';
import { IllustrationBoard } from '../../components/sections/illustration-board.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import type { PageOf } from '../../model/page.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import styles from './home-hero.module.css';

/**
 * The first view of the site: the offer, the one action, the claims, and the lesson on the board.
 * `stories` says whether the page has testimonials to scroll to.
 */
export function HomeHero({ page, stories }: { page: PageOf<'home'>; stories: boolean }) {
  return (
    <Hero
      heading={page.heading}
      lead={page.lead}
      above={
        <p className={styles.eyebrow}>
          <Icon name="check" />
          {page.eyebrow}
        </p>
      }
      actions={
        <>
          <ButtonLink to="/free-consultation">{page.primaryButton}</ButtonLink>
          {stories && (
            <ButtonLink to="#testimonials" look="outlined">
              {page.secondaryButton}
            </ButtonLink>
          )}
        </>
      }
      side={
        <div className={styles.lesson}>
          <IllustrationBoard name={page.drawing} title={page.boardTitle} />
          <p className={styles.caption}>
            <Icon name="people" />
            <span>
              <strong>{page.boardCaption.title}</strong>
              {page.boardCaption.note}
            </span>
          </p>
        </div>
      }
    >
      <Figures figures={page.claims} look="small" />
    </Hero>
  );
}
