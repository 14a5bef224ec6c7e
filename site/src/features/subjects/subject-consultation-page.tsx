import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { Subject } from '../../model/subject.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero } from '../../scheduling/booking-hero.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { SubjectSketch } from '../../components/sketch.tsx';

interface SubjectConsultationPageProps {
  site: Site;
  subject: Subject;
  scheduler?: ReactNode;
  people?: ReactNode;
}

/** The landing page of one subject: three things to know, six reasons, the calendar, and a last call to it. */
export function SubjectConsultationPage({ site, subject, scheduler, people }: SubjectConsultationPageProps) {
  const { consultation, color } = subject;
  return (
    <LandingLayout site={site} booking={consultation.bookNowAtTop}>
      <div data-accent={color}>
        <BookingHero
          mark={<SubjectSketch icon={subject.icon} />}
          heading={consultation.heading}
          lead={consultation.lead}
          bookNow={consultation.bookNowAtTop ? site.labels.buttons.bookNow : undefined}
          calendarHead={{ heading: consultation.schedulerHeading, lead: consultation.schedulerLead }}
          calendar={scheduler}
          people={people}
        />
        <FeatureList points={consultation.blocks} />
        <SplitSection
          id="why"
          heading={consultation.whyHeading}
          surface="muted"
          drawing={consultation.drawing}
        >
          <CheckList items={consultation.whyPoints} />
        </SplitSection>
        <CtaBanner {...consultation.closing} to="#scheduler" surface="muted" />
      </div>
    </LandingLayout>
  );
}
