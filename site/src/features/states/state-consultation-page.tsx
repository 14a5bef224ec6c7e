import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import type { LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { ProgramFacts } from './program-facts.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { StateHero } from './state-hero.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Call, HandNote } from '../../components/sections/cta-banner.tsx';
import { DatedNote } from '../../components/notes.tsx';
import { StepList } from '../../components/sections/steps.tsx';
import { DividedList } from '../../components/divided-list.tsx';

interface StateConsultationPageProps extends LandingPageProps {
  state: WithTeachers<StateProgram>;
  /** What is the same on the six pages. */
  common: PageOf<'state-tutoring'>['consultations'];
}

/** The landing page of one state program. */
export function StateConsultationPage({ site, state, common, scheduler }: StateConsultationPageProps) {
  const { consultation } = state;
  const { note } = consultation;
  return (
    <LandingLayout site={site} booking={consultation.bookNow} logo={consultation.showLogo}>
      <StateHero state={state} common={common} calendar={scheduler} />
      <ProgramFacts facts={state.facts} common={common} />
      <SplitSection
        id="reasons"
        heading={consultation.reasonsHeading}
        surface="muted"
        drawing={consultation.drawing}
      >
        <DividedList items={consultation.reasons} />
      </SplitSection>
      <SplitSection
        id="paperwork"
        heading={consultation.stepsHeading}
        aside={
          <>
            <BoardDrawing name="invoice" />
            {note && <DatedNote label={common.noteLabel} {...note} />}
          </>
        }
        below={<StepList steps={consultation.steps} />}
      >
        <h3>{common.documentsHeading}</h3>
        <CheckList items={consultation.documents} />
      </SplitSection>
      <Call
        id="questions"
        heading={consultation.questionsHeading}
        lead={consultation.questionsText}
        band="action"
        drawing={<HandNote>{common.contactNote}</HandNote>}
      >
        <ButtonLink to={consultation.contactTarget} variant="light">
          {common.contactLabel}
        </ButtonLink>
      </Call>
    </LandingLayout>
  );
}
