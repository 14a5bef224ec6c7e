import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CallLine } from '../../components/call-line.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { formatMessage, typeset, withoutMarks } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { Crumb } from '../../seo/structured-data.ts';
import { GradeChips } from './grade-chips.tsx';
import { SubjectExercise } from './subject-exercise.tsx';
import styles from './subject-hero.module.css';

interface SubjectHeroProps {
  subject: Subject;
  trail: readonly Crumb[];
  /** The one who takes the call. */
  founder: Teacher | undefined;
  /** Whether the page has a chart of grades, to which the hero links. */
  grades: boolean;
}

/** The hero of a subject's page: its heading, one action, and an exercise or else a drawing. */
export function SubjectHero({ subject, trail, founder, grades }: SubjectHeroProps) {
  const { subjects: labels } = useSite().labels;
  const { page } = subject;
  const [booking] = page.closing.links;
  const [exercise] = page.exercises;
  return (
    <div className={styles.hero} data-exercise={exercise?.kind ?? 'drawing'}>
      <div className={`container ${styles.content}`}>
        <div className={styles.words}>
          <Breadcrumbs links={trail} />
          <h1>{typeset(withoutMarks(page.heading))}</h1>
          <p className="lead">{page.lead}</p>
          {booking && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
          {founder && (
            <CallLine teachers={[founder]} text={formatMessage(labels.call, { name: founder.name })} />
          )}
          {grades && <GradeChips />}
        </div>
        {exercise ? <SubjectExercise exercise={exercise} /> : <BoardDrawing name={page.drawing} />}
      </div>
    </div>
  );
}
