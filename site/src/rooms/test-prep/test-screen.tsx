import { useSite, type Site } from '../../lib/site-context.tsx';
import type { TrailStep } from '../../lib/structured-data.ts';
import type { TestProgram } from '../../model/test-program.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { OutsideLinks } from './outside-links.tsx';
import { Breadcrumb } from '../../blocks/breadcrumb.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
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
  test: TestProgram;
  /** What the drawings and tables of its time are called. */
  timing: TimingWords;
  /** The pages above it, and itself. */
  trail: readonly TrailStep[];
}

/** Whose sheet it is and where to go on, on paper only. */
function SheetLine({ to }: { to: string }) {
  const { settings } = useSite();
  return (
    <p className={styles.sheet}>
      {settings.business.name} · {settings.origin + to}
    </p>
  );
}

function TestHero({ test, trail }: Pick<TestScreenProps, 'test' | 'trail'>) {
  const { words } = useSite();
  const { page, facts, testName } = test;
  const booking = test.consultation.address;
  return (
    <Hero
      heading={page.heading}
      lead={page.lead}
      side={<DrawnBoard name={page.drawing} title={testName} />}
      above={<Breadcrumb links={trail} />}
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
    </Hero>
  );
}

/** The page of one test: about it, its time drawn to scale, how it is taught and what is included. */
export function TestScreen({ site, test, timing, trail }: TestScreenProps) {
  const { page } = test;
  return (
    <SharedLayout site={site}>
      <Tone color={test.color}>
        <TestHero test={test} trail={trail} />
        <TestAbout page={page} />
        <TestTiming test={test} words={timing} />
        <Section labelledBy="approach">
          <SectionHead id="approach" heading={page.approachHeading} lead={page.approachLead} />
          <RuledList items={page.approach} columns={2} />
        </Section>
        <SplitSection id="included" heading={site.words.tests.included} ground="paper">
          <CheckList items={page.included} />
        </SplitSection>
        <ClosingCall {...page.closing} to={test.consultation.address} />
        {page.externalLinks.length > 0 && <OutsideLinks links={page.externalLinks} />}
      </Tone>
    </SharedLayout>
  );
}
