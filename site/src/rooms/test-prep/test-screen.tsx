import { useSite, type Site } from '../../lib/site-context.tsx';
import type { TestProgram } from '../../model/test-program.ts';
import { routeFor, type RoutePath } from '../../model/routes.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { OutsideLinks } from './outside-links.tsx';
import { PageHero } from '../../blocks/page-hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { TestAbout } from './test-about.tsx';
import { TestTiming } from './test-timing.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ScoreScale } from './score-scale.tsx';
import { Tone } from '../../ui/tone.tsx';
import type { TimingWords } from './timing-words.ts';
import styles from './test-screen.module.css';

interface TestScreenProps {
  site: Site;
  /** The page's own address, which may be an alias. */
  path: RoutePath;
  test: TestProgram;
  /** What the drawings and tables of its time are called. */
  timing: TimingWords;
}

/** Whose sheet it is and where to go on, on paper only. */
function SheetLine({ to }: { to: RoutePath }) {
  const { settings } = useSite();
  return (
    <p className={styles.sheet}>
      {settings.business.name} · {settings.origin + to}
    </p>
  );
}

function TestHero({ test, path, booking }: { test: TestProgram; path: RoutePath; booking: RoutePath }) {
  const { page, facts, testName } = test;
  const { words } = useSite();
  return (
    <PageHero
      heading={page.heading}
      lead={page.lead}
      drawing={page.drawing}
      boardTitle={testName}
      breadcrumb={[
        { label: words.tests.overview, to: '/test-prep' },
        { label: testName, to: path },
      ]}
      actions={
        <>
          <ButtonLink to={booking}>{page.closing.button}</ButtonLink>
          <ButtonLink to="#included" look="outlined">
            {words.tests.seeIncluded}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.score}>
        <ScoreScale score={facts.score} />
      </div>
      <SheetLine to={booking} />
    </PageHero>
  );
}

/** The page of one test: about it, its time drawn to scale, how it is taught and what is included. */
export function TestScreen({ site, path, test, timing }: TestScreenProps) {
  const { page } = test;
  const booking = routeFor('test-consultation', test.id);
  return (
    <SharedLayout site={site}>
      <Tone color={test.color}>
        <TestHero test={test} path={path} booking={booking} />
        <TestAbout page={page} />
        <TestTiming test={test} words={timing} />
        <Section labelledBy="approach">
          <SectionHead id="approach" heading={page.approachHeading} lead={page.approachLead} />
          <RuledList items={page.approach} columns={2} />
        </Section>
        <SplitSection id="included" heading={site.words.tests.included} ground="paper">
          <CheckList items={page.included} />
        </SplitSection>
        <ClosingCall {...page.closing} to={booking} />
        {page.externalLinks.length > 0 && <OutsideLinks links={page.externalLinks} />}
      </Tone>
    </SharedLayout>
  );
}
