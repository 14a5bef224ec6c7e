import { ButtonLink } from '../../components/button-link.tsx';
import { HighlightedHeading } from '../../components/highlighted-heading.tsx';
import { typeset } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { HomeLesson } from './lessons.tsx';
import { LessonPens } from './lesson-pens.tsx';
import { LessonStage } from './lesson-stage.tsx';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  page: PageOf<'home'>;
  lessons: readonly HomeLesson[];
  /** Whether the page has testimonials to scroll to. */
  stories: boolean;
}

/** The hero of the home page: a lesson on a board, with the offer and one action beside it. */
export function HomeHero({ page, lessons, stories }: HomeHeroProps) {
  return (
    <div className={styles.hero} data-lessons>
      <div className={`container ${styles.content}`}>
        <HighlightedHeading text={page.heading} />
        <div className={styles.words}>
          <p className="lead">{typeset(page.lead)}</p>
          <div className={styles.actions}>
            <ButtonLink to="/free-consultation">{page.primaryButton}</ButtonLink>
            {stories && (
              <ButtonLink to="#testimonials" variant="outlined">
                {page.secondaryButton}
              </ButtonLink>
            )}
          </div>
          {page.claims && (
            <dl className={styles.claims}>
              {page.claims.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <LessonStage lessons={lessons} student={page.lesson.student} />
      </div>
      <LessonPens lessons={lessons} labels={page.lesson} />
    </div>
  );
}
