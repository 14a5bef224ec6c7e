import type { Site } from '../../lib/site-context.tsx';
import { typeset } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section.tsx';
import { TeacherPortraits } from '../../scheduling/teacher-strip.tsx';
import { SubjectCard } from '../../components/subject-card.tsx';
import styles from '../../components/subject-card.module.css';

interface SubjectCardsProps {
  heading: string;
  subjects: readonly WithTeachers<Subject>[];
}

/** The four subjects, each in its marker's color, with what is taught in it, and by whom. */
function SubjectCards({ heading, subjects }: SubjectCardsProps) {
  return (
    <Section id="subjects" labelledBy="subjects-heading" heading={heading}>
      <ul role="list" className={styles.twoColumns}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <SubjectCard subject={subject} level="h3">
              <TeacherPortraits teachers={subject.teachers} />
            </SubjectCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SubjectsPageProps {
  site: Site;
  page: PageOf<'subjects'>;
  subjects: readonly WithTeachers<Subject>[];
}

/** The overview of the four subjects. */
export function SubjectsPage({ site, page, subjects }: SubjectsPageProps) {
  return (
    <SiteLayout site={site}>
      <Hero
        {...page}
        heading={typeset(page.heading)}
        actions={
          <>
            <ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>
            <ButtonLink to="#subjects" variant="outlined">
              {page.cardsHeading}
            </ButtonLink>
          </>
        }
      />
      <SubjectCards heading={page.cardsHeading} subjects={subjects} />
      <FeatureList id="why" {...page.why} drawing="one-graph" surface="muted" />
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
