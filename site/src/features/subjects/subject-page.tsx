import { attributionByRole, type WithReview } from '../../lib/testimonials.ts';
import { useSite, type Site } from '../../lib/site-context.tsx';
import type { Link } from '../../model/link.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { CourseAreas } from './course-areas.tsx';
import { CourseChart } from './course-chart.tsx';
import { gradedCourses, GradeChips, type GradedCourse } from './grade-chips.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { SubjectClosing } from './subject-closing.tsx';
import { SubjectTeachers } from './subject-teachers.tsx';
import { teachersOf } from '../../lib/teachers-of.ts';
import { Fragment } from 'react';
import type { Exercise, ExerciseOf } from '../../model/exercise.ts';
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { RadioPills } from '../../components/radio-pills.tsx';
import { Stars } from '../../components/stars.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { typeset, withoutMarks } from '../../lib/format.ts';
import { SubjectExercise } from './subject-exercise.tsx';
import styles from './subject-page.module.css';

interface NextDraftProps {
  exercise: ExerciseOf<'edits'>;
  /** The place of the exercise among those of the page. */
  index: number;
}

/** The paragraph of the exercise as the child rewrote it, with each change underlined. */
function NextDraft({ exercise: { draftHeading, edits, end }, index }: NextDraftProps) {
  const id = `draft-${index + 1}`;
  return (
    <section aria-labelledby={id} data-example={index} className={styles.draft}>
      <div className="container">
        <h2 id={id}>{draftHeading}</h2>
        <p>
          {edits.map(({ before, right }, index) => (
            <Fragment key={before}>
              {before} <mark>{right}</mark>
              {index < edits.length - 1 && ' '}
            </Fragment>
          ))}
          {end}
        </p>
      </div>
    </section>
  );
}

/** Links to the areas of a page without a chart, for windows in which they stand far below. */
function AreaLinks({ page: { areas, areasHeading, areasNote } }: Subject) {
  return (
    <nav aria-label={areasHeading} className={styles.areas}>
      {areas.map(({ title }, index) => (
        <a key={title} href={`#area-${index + 1}`}>
          {title}
          <span className="visually-hidden">, {areasHeading}</span>
        </a>
      ))}
      {areasNote && <a href="#area-note">{areasNote.title}</a>}
    </nav>
  );
}

/** Which of several exercises the page shows: a choice of the level, such as "Grade 5". */
function ExampleChoice({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <div className={styles.levels}>
      <RadioPills
        legend={useSite().labels.subjects.example}
        name="example"
        choices={exercises.map((exercise, index) => ({
          value: String(index),
          label: ('level' in exercise && exercise.level) || '',
        }))}
      />
    </div>
  );
}

interface SubjectHeroProps {
  subject: Subject;
  trail: readonly Link[];
  founder: Teacher | undefined;
  founderTeaches: boolean;
  /** Whether there is a choice of teachers. */
  several: boolean;
  /** The courses of the page's chart of grades, to which the hero links. */
  courses: readonly GradedCourse[] | undefined;
}

/** The hero of a subject's page: its heading, one action, and an exercise or else a drawing. */
function SubjectHero({ subject, trail, founder, founderTeaches, several, courses }: SubjectHeroProps) {
  const { page } = subject;
  const [booking] = page.closing.links;
  const { exercises } = page;
  return (
    <div className={styles.hero} data-exercise={exercises[0]?.kind ?? 'drawing'}>
      <div className={`container ${styles.content}`}>
        <div className={styles.words}>
          <Breadcrumbs links={trail} />
          <h1>{typeset(withoutMarks(page.heading))}</h1>
          <p className="lead">{page.lead}</p>
          {booking && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
          <FounderCallLine founder={founder} alone={founderTeaches || !several} />
          {courses && <GradeChips courses={courses} />}
        </div>
        {exercises.length > 1 && <ExampleChoice exercises={exercises} />}
        {exercises.map((exercise, index) => (
          <div key={exercise.kind + index} data-example={index} className={styles.example}>
            <SubjectExercise exercise={exercise} index={index} />
          </div>
        ))}
        {exercises.length === 0 && <BoardDrawing name={page.drawing} />}
        {!courses && <AreaLinks {...subject} />}
      </div>
    </div>
  );
}

interface SubjectPageProps {
  site: Site;
  subject: WithReview<WithTeachers<Subject>>;
  /** All teachers in their order. */
  teachers: readonly Teacher[];
  trail: readonly Link[];
}

/** The page of one subject: an exercise, its areas, its blocks, its teachers and the closing links. */
export function SubjectPage({ site, subject, teachers, trail }: SubjectPageProps) {
  const { page, review } = subject;
  const courses = gradedCourses(page.areas, subject.grades ?? site.settings.business.grades);
  // The subject's own comes first, since it may have a picture for this subject.
  const founder = [...subject.teachers, ...teachers].find((teacher) => teacher.founder);
  const own = teachersOf(subject, teachers);
  const founderTeaches = own[0]?.founder ?? false;
  // Who teaches the subject alone and takes the call, too, stands in the closing section once.
  const isAlone = founderTeaches && own.length === 1;
  const points = page.blocks.some(({ kind }) => kind === 'points');
  return (
    <SiteLayout site={site} action={page.closing.links[0]}>
      <div data-accent={subject.color}>
        <SubjectHero {...{ subject, trail, founder, founderTeaches, several: own.length > 1, courses }} />
        {courses ? (
          <CourseChart subject={subject} courses={courses} />
        ) : (
          <CourseAreas subject={subject} teachers={teachers} />
        )}
        {page.exercises.map(
          (exercise, index) =>
            exercise.kind === 'edits' && (
              <NextDraft key={exercise.task + index} exercise={exercise} index={index} />
            ),
        )}
        {page.blocks.map((block, index) => (
          <SubjectBlockSection
            key={block.heading}
            block={block}
            look={courses ? 'chart' : page.look}
            id={`block-${index + 1}`}
            below={courses && !isAlone && <SubjectTeachers subject={subject} teachers={own} look="plates" />}
          />
        ))}
        {review && !courses && (
          <section className={styles.poster} data-look={page.look}>
            <figure className="container">
              <blockquote>{`“${review.quote}”`}</blockquote>
              <figcaption>
                <Stars rating={review.rating} /> {attributionByRole(review)}
              </figcaption>
            </figure>
          </section>
        )}
        <SubjectClosing
          subject={subject}
          founder={founder}
          founderTeaches={founderTeaches}
          several={own.length > 1}
          {...(isAlone || (courses && points) ? {} : { teachers: own })}
        />
      </div>
    </SiteLayout>
  );
}
