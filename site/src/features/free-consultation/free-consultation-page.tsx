import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { Board } from '../../components/board.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { mark } from '../../illustrations/mark.ts';

interface FreeConsultationPageProps extends LandingPageProps {
  page: WithTeachers<PageOf<'free-consultation'>>;
}

/** The general landing page: the worry, the calendar, and what happens next. */
export function FreeConsultationPage({ site, page, scheduler }: FreeConsultationPageProps) {
  return (
    <LandingLayout site={site} booking>
      <BookingHero
        heading={page.heading}
        lead={page.lead}
        bookNow={page.bookNow}
        bookNowOnlyBelow
        calendarHead={page.scheduler}
        calendar={scheduler}
        teachers={page.teachers}
      >
        <Board>
          <div className={mark('handSmall')}>
            <CheckList items={page.points} />
            <BoardDrawing name="call-bar" />
          </div>
        </Board>
        {page.spanish && <p lang="es">{page.spanish}</p>}
      </BookingHero>
      <Steps id="next" heading={page.nextHeading} steps={page.next} surface="default" />
      <Prices />
      <CtaBanner {...page.closing} to="#scheduler" surface="muted" />
    </LandingLayout>
  );
}
