import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { StateCards } from './state-cards.tsx';
import { Steps } from '../../blocks/steps.tsx';

interface StateTutoringScreenProps {
  site: Site;
  page: PageOf<'state-tutoring'>;
  states: StateProgram[];
}

/** The overview of the six state programs. */
export function StateTutoringScreen({ site, page, states }: StateTutoringScreenProps) {
  return (
    <SharedLayout site={site}>
      <Hero heading={page.heading} lead={page.lead} side={<DrawnBoard name={page.drawing} />} />
      <StateCards page={page} states={states} />
      <Steps id="steps" heading={page.stepsHead.heading} lead={page.stepsHead.lead} steps={page.steps} />
      <SplitSection id="other-states" heading={page.otherStates.heading}>
        <p>{page.otherStates.text}</p>
      </SplitSection>
      <ClosingCall {...page.closing} to="/free-consultation" />
    </SharedLayout>
  );
}
