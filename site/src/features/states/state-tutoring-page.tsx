import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { BoardHero } from '../../components/sections/board-hero.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { StateCards } from './state-cards.tsx';
import { StatesMap } from './states-map.tsx';
import { Steps } from '../../components/sections/steps.tsx';

interface StateTutoringPageProps {
  site: Site;
  page: PageOf<'state-tutoring'>;
  states: StateProgram[];
}

/** The overview of the six state programs. */
export function StateTutoringPage({ site, page, states }: StateTutoringPageProps) {
  return (
    <SiteLayout site={site}>
      <BoardHero
        {...page}
        actions={
          <>
            <ButtonLink to="#states">{page.cardsHead.heading}</ButtonLink>
            <ButtonLink to="/free-consultation" variant="outlined">
              {page.closing.button}
            </ButtonLink>
          </>
        }
      >
        <StatesMap states={states} drawing={page.drawing} />
      </BoardHero>
      <StateCards page={page} states={states} />
      <Steps id="steps" {...page.stepsHead} steps={page.steps} />
      <SplitSection id="other-states" heading={page.otherStates.heading}>
        <p>{page.otherStates.text}</p>
        {page.spanish && <p lang="es">{page.spanish}</p>}
        <ArrowLink to="/contact-us" label={page.otherStates.label} />
      </SplitSection>
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
