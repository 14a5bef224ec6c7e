import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { IllustrationBoard } from '../../components/sections/illustration-board.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SharedLayout } from '../../layouts/site-layout.tsx';
import { ExamCards } from './exam-cards.tsx';
import { ExamComparison } from './exam-comparison.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { DividedList } from '../../components/divided-list.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';

interface TestPrepPageProps {
  site: Site;
  page: PageOf<'test-prep'>;
  tests: ExamProgram[];
}

/** The overview of test preparation: seven tests to choose from, compared on one clock. */
export function TestPrepPage({ site, page, tests }: TestPrepPageProps) {
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<IllustrationBoard name={page.drawing} />}
        actions={
          <>
            <ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>
            <ButtonLink to="#tests" look="outlined">
              {page.cardsHeading}
            </ButtonLink>
          </>
        }
      />
      <ExamCards
        heading={page.cardsHeading}
        lead={page.cardsLead}
        cardLabel={page.cardLabel}
        tests={tests}
        words={page.timing}
      />
      <ExamComparison comparison={page.comparison} tests={tests} words={page.timing} />
      <Section labelledBy="choosing">
        <SectionHead id="choosing" heading={page.choosing.heading} />
        <DividedList items={page.choosing.points} columns={2} />
      </Section>
      <CtaBanner {...page.closing} to="/free-consultation" ground="paper" />
    </SharedLayout>
  );
}
