import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { LandingLayout } from '../../frame/landing-layout.tsx';
import { StepList } from '../../blocks/step-list.tsx';
import { BookingHero } from '../../scheduling/booking-hero.tsx';
import { CheckList } from '../../ui/check-list.tsx';

interface FreeConsultationScreenProps {
  site: Site;
  page: PageOf<'free-consultation'>;
  scheduler?: ReactNode;
}

/** The general landing page: the worry, the calendar, and what happens next. */
export function FreeConsultationScreen({ site, page, scheduler }: FreeConsultationScreenProps) {
  return (
    <LandingLayout site={site} booking>
      <BookingHero
        heading={page.heading}
        lead={page.lead}
        bookNow={page.bookNow}
        bookNowOnlyBelow
        calendarHead={page.scheduler}
        calendar={scheduler}
      >
        <CheckList items={page.points} />
        <StepList id="next" heading={page.nextHeading} steps={page.next} />
      </BookingHero>
    </LandingLayout>
  );
}
