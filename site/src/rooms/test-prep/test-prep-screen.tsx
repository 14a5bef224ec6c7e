import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { TestProgram } from '../../model/test-program.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { TestCards } from './test-cards.tsx';
import { TestComparison } from './test-comparison.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

interface TestPrepScreenProps {
  site: Site;
  page: PageOf<'test-prep'>;
  tests: TestProgram[];
}

/** The overview of test preparation: seven tests to choose from, compared on one clock. */
export function TestPrepScreen({ site, page, tests }: TestPrepScreenProps) {
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<DrawnBoard name={page.drawing} />}
        actions={
          <>
            <ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>
            <ButtonLink to="#tests" look="outlined">
              {page.cardsHeading}
            </ButtonLink>
          </>
        }
      />
      <TestCards
        heading={page.cardsHeading}
        lead={page.cardsLead}
        cardLabel={page.cardLabel}
        tests={tests}
        words={page.timing}
      />
      <TestComparison comparison={page.comparison} tests={tests} words={page.timing} />
      <Section labelledBy="choosing">
        <SectionHead id="choosing" heading={page.choosing.heading} />
        <RuledList items={page.choosing.points} columns={2} />
      </Section>
      <ClosingCall {...page.closing} to="/free-consultation" ground="paper" />
    </SharedLayout>
  );
}
