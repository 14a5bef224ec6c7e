import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { DividedList } from '../../components/divided-list.tsx';
import { Section } from '../../components/section.tsx';
import { BoardHero } from '../../components/sections/board-hero.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ExamRows } from './exam-rows.tsx';
import styles from './exam-page.module.css';

/** The pages of these exams; one whose entry has gone is left out. */
const linksTo = (ids: readonly string[], exams: readonly ExamProgram[]) =>
  ids
    .flatMap((id) => exams.filter((exam) => exam.id === id))
    .map(({ examName, page }) => ({ label: examName, to: page.address }));

interface TestPrepPageProps {
  site: Site;
  page: PageOf<'test-prep'>;
  exams: ExamProgram[];
}

/** The overview of exam preparation: the exams to choose from, on one axis of time. */
export function TestPrepPage({ site, page, exams }: TestPrepPageProps) {
  const { heading, lead, cardsLead, cardLabel, comparison, choosing, closing } = page;
  const choices = choosing.points.map(({ tests, ...point }) => ({ ...point, links: linksTo(tests, exams) }));
  return (
    <SiteLayout site={site}>
      <BoardHero
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
            <ButtonLink to="#choosing" variant="outlined">
              {choosing.heading}
            </ButtonLink>
          </>
        }
      >
        <section id="tests" aria-labelledby="tests-heading">
          <h2 id="tests-heading" className="visually-hidden">
            {comparison.heading}
          </h2>
          <ExamRows exams={exams} linkLabel={cardLabel} />
          <div className={styles.note}>
            <p>{comparison.lead}</p>
            <p>{cardsLead}</p>
          </div>
        </section>
      </BoardHero>
      <Section labelledBy="choosing" heading={choosing.heading}>
        <DividedList items={choices} columns={2} />
      </Section>
      <CtaBanner {...closing} to="/free-consultation" surface="muted" />
    </SiteLayout>
  );
}
