import type { WithReview } from '../../lib/testimonials.ts';
import { Quote } from '../../components/quote.tsx';
import type { Subject } from '../../model/subject.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { CheckList } from '../../components/check-list.tsx';

interface SubjectConsultationPageProps extends LandingPageProps {
  subject: WithReview<WithTeachers<Subject>>;
}

/** The landing page of one subject: three things to know, six reasons, the calendar, and a last call to it. */
export function SubjectConsultationPage({ site, subject, scheduler }: SubjectConsultationPageProps) {
  const { consultation, color, review } = subject;
  return (
    <LandingLayout site={site} booking={consultation.bookNowAtTop}>
      <div data-accent={color}>
        <BookingHero
          {...consultation}
          bookNow={consultation.bookNowAtTop ? site.labels.buttons.bookNow : undefined}
          calendarHead={{ heading: consultation.schedulerHeading, lead: consultation.schedulerLead }}
          calendar={scheduler}
          teachers={subject.teachers}
          underCalendar={review && <Quote review={review} featured />}
        />
        <Steps
          id="blocks"
          heading={consultation.blocksHeading}
          steps={consultation.blocks}
          surface="default"
        />
        <SplitSection
          id="why"
          heading={consultation.whyHeading}
          surface="muted"
          drawing={subject.page.drawing}
        >
          <CheckList items={consultation.whyPoints} />
        </SplitSection>
        <CtaBanner {...consultation.closing} to="#scheduler" surface="muted" />
      </div>
    </LandingLayout>
  );
}
