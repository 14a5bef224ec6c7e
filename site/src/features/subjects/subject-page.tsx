import { attributionByRole, type WithReview } from '../../lib/testimonials.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { Crumb } from '../../seo/structured-data.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { CourseAreas } from './course-areas.tsx';
import { CourseChart } from './course-chart.tsx';
import { gradedCourses } from './grade-chips.tsx';
import { NextDraft } from './next-draft.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { SubjectClosing } from './subject-closing.tsx';
import { SubjectHero } from './subject-hero.tsx';
import { SubjectTeachers } from './subject-teachers.tsx';
import { teachersOf } from './teachers-of.ts';
import styles from './subject-page.module.css';

interface SubjectPageProps {
  site: Site;
  subject: WithReview<WithTeachers<Subject>>;
  /** All teachers in their order. */
  teachers: readonly Teacher[];
  /** The pages above it, and itself. */
  trail: readonly Crumb[];
}

/** The page of one subject: an exercise, its areas, its blocks, its teachers and the closing links. */
export function SubjectPage({ site, subject, teachers, trail }: SubjectPageProps) {
  const { page, review } = subject;
  const courses = gradedCourses(page.areas);
  // The subject's own comes first, since it may have a picture for this subject.
  const founder = [...subject.teachers, ...teachers].find((teacher) => teacher.founder);
  const edits = page.exercises.find((exercise) => exercise.kind === 'edits');
  const own = teachersOf(subject, teachers);
  const points = page.blocks.some(({ kind }) => kind === 'points');
  return (
    <SiteLayout site={site}>
      <div data-accent={subject.color}>
        <SubjectHero subject={subject} trail={trail} founder={founder} grades={courses !== undefined} />
        {courses ? <CourseChart subject={subject} courses={courses} /> : <CourseAreas subject={subject} />}
        {edits && <NextDraft exercise={edits} />}
        {page.blocks.map((block, index) => (
          <SubjectBlockSection
            key={block.heading}
            block={block}
            look={courses ? 'chart' : page.look}
            id={`block-${index + 1}`}
            below={courses && <SubjectTeachers subject={subject} teachers={own} look="plates" />}
          />
        ))}
        {review && !courses && (
          <section className={styles.poster} data-look={page.look}>
            <figure className="container">
              <blockquote>{`“${review.quote}”`}</blockquote>
              <figcaption>
                <span aria-hidden="true">{'★'.repeat(review.rating)}</span>
                <span className="visually-hidden">{`${review.rating} out of 5 stars`}</span>{' '}
                {attributionByRole(review)}
              </figcaption>
            </figure>
          </section>
        )}
        <SubjectClosing
          subject={subject}
          founder={founder}
          {...(courses && points ? {} : { teachers: own })}
        />
      </div>
    </SiteLayout>
  );
}
