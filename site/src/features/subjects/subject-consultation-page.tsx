import type { Review } from '../../lib/testimonials.ts';
import { Quote } from '../../components/quote.tsx';
import type { Subject } from '../../model/subject.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { CheckList } from '../../components/check-list.tsx';

interface SubjectConsultationPageProps extends LandingPageProps {
  subject: Subject;
  /** The testimonial that the page's content names, if it does. */
  review: Review | undefined;
}

/** The landing page of one subject: three things to know, six reasons, the calendar, and a last call to it. */
export function SubjectConsultationPage(props: SubjectConsultationPageProps) {
  const { site, subject, review, scheduler, people } = props;
  const { consultation, color } = subject;
  return (
    <LandingLayout site={site} booking={consultation.bookNowAtTop}>
      <div data-accent={color}>
        <BookingHero
          {...consultation}
          bookNow={consultation.bookNowAtTop ? site.labels.buttons.bookNow : undefined}
          calendarHead={{ heading: consultation.schedulerHeading, lead: consultation.schedulerLead }}
          calendar={scheduler}
          people={people}
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
