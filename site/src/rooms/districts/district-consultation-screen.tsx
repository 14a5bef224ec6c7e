import type { ReactNode } from 'react';
import { BoardDrawing } from '../../drawings/board-drawing.tsx';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { LandingHero } from '../../blocks/landing-hero.tsx';
import { LandingLayout } from '../../frame/landing-layout.tsx';
import { SchedulerSection } from '../../blocks/scheduler-section.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { Board } from '../../ui/board.tsx';
import { CheckList } from '../../ui/check-list.tsx';

interface DistrictConsultationScreenProps {
  site: Site;
  page: PageOf<'district-consultation'>;
  scheduler?: ReactNode;
}

/** The landing page for school districts: the longer conversation, what it covers, what to bring. */
export function DistrictConsultationScreen({ site, page, scheduler }: DistrictConsultationScreenProps) {
  return (
    <LandingLayout site={site}>
      <LandingHero
        heading={page.heading}
        lead={page.lead}
        bookNow={page.bookNow}
        picture={
          <Board>
            <BoardDrawing name={page.drawing} />
          </Board>
        }
      />
      <SchedulerSection heading={page.scheduler.heading} lead={page.scheduler.lead}>
        {scheduler}
      </SchedulerSection>
      <Steps id="agenda" heading={page.agendaHeading} steps={page.agenda} />
      <SplitSection id="bring" heading={page.bringHeading}>
        <CheckList items={page.bring} />
      </SplitSection>
    </LandingLayout>
  );
}
