import type { ReactNode } from 'react';
import { BoardDrawing } from '../../drawings/board-drawing.tsx';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { LandingLayout } from '../../frame/landing-layout.tsx';
import { LandingHero } from '../../blocks/landing-hero.tsx';
import { SchedulerSection } from '../../blocks/scheduler-section.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { Board } from '../../ui/board.tsx';

interface FreeConsultationScreenProps {
  site: Site;
  page: PageOf<'free-consultation'>;
  scheduler?: ReactNode;
}

/** The general landing page: the worry, the calendar, and what happens next. */
export function FreeConsultationScreen({ site, page, scheduler }: FreeConsultationScreenProps) {
  return (
    <LandingLayout site={site}>
      <LandingHero
        heading={page.heading}
        lead={page.lead}
        bookNow={page.bookNow}
        points={page.points}
        picture={
          <Board title={page.boardTitle}>
            <BoardDrawing name={page.drawing} />
          </Board>
        }
      />
      <SchedulerSection heading={page.scheduler.heading} lead={page.scheduler.lead}>
        {scheduler}
      </SchedulerSection>
      <Steps id="next" heading={page.nextHeading} steps={page.next} />
    </LandingLayout>
  );
}
