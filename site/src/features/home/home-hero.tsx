import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CallLine } from '../../components/call-line.tsx';
import { HighlightedHeading } from '../../components/highlighted-heading.tsx';
import { formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { HomeLesson } from './lessons.tsx';
import { LessonStage } from './lesson-stage.tsx';
import styles from './home-hero.module.css';

interface LessonPensProps {
  lessons: readonly HomeLesson[];
  labels: PageOf<'home'>['lesson'];
}

/**
 * The pens in the board's tray, one for each subject: radio buttons that choose the lesson without a script. The eraser
 * is shown by lesson-player.ts, and only where there is an animation to stop.
 */
function LessonPens({ lessons, labels: { pens, stop, again } }: LessonPensProps) {
  return (
    <fieldset className={styles.tray}>
      <legend className="visually-hidden">{pens}</legend>
      <div className={`container ${styles.pens}`}>
        {lessons.map(({ subject }, index) => (
          <label key={subject.id} className={styles.pen} data-accent={subject.color}>
            <input type="radio" name="lesson" value={subject.id} defaultChecked={index === 0} />
            <span>{subject.shortName}</span>
            <svg viewBox="0 0 220 44" preserveAspectRatio="none" aria-hidden="true">
              <rect x="40" y="4" width="170" height="36" rx="6" />
              <rect className={styles.metal} x="30" y="8" width="12" height="28" />
              <path className={styles.tip} d="M30 13L14 18Q4 22 14 26L30 31Z" />
              <path className={styles.cap} d="M46 2H16Q2 2 2 14V30Q2 42 16 42H46Z" />
              <path className={styles.post} d="M176 2h28q14 0 14 12v16q0 12-14 12h-28z" />
            </svg>
          </label>
        ))}
        <button
          type="button"
          hidden
          data-eraser=""
          data-stop={stop}
          data-again={again}
          className={styles.eraser}
        />
      </div>
      <div className={styles.rail} />
    </fieldset>
  );
}

interface HomeHeroProps {
  page: PageOf<'home'>;
  lessons: readonly HomeLesson[];
  founder: Teacher | undefined;
  /** Whether the page has testimonials to scroll to. */
  stories: boolean;
}

/** The hero of the home page: a lesson on a board, with the offer and one action beside it. */
export function HomeHero({ page, lessons, founder, stories }: HomeHeroProps) {
  const { labels } = useSite();
  return (
    <div className={styles.hero} data-lessons>
      <div className={`container ${styles.content}`}>
        <HighlightedHeading text={page.heading} />
        {page.offer && <p className={styles.offer}>{typeset(page.offer)}</p>}
        <div className={styles.words}>
          <p className="lead">{typeset(page.lead)}</p>
          <div className={styles.actions}>
            <ButtonLink to="/free-consultation">{page.primaryButton}</ButtonLink>
            {stories && (
              <ButtonLink to="#testimonials" variant="outlined">
                {page.secondaryButton}
              </ButtonLink>
            )}
            <div className={styles.explore}>
              <ArrowLink to="/test-prep" label={labels.exams.overview} />
              {lessons.map(({ subject: { id, shortName, page: own, color } }) => (
                <p key={id} data-lesson={id}>
                  <ArrowLink to={own.address} label={shortName} color={color} />
                </p>
              ))}
            </div>
          </div>
          {founder && (
            <CallLine
              teachers={[founder]}
              text={formatMessage(labels.subjects.call, { name: founder.name })}
              costs="#costs"
            />
          )}
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
