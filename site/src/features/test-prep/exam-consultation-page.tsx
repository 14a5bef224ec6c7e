import type { WithReview } from '../../lib/testimonials.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { Badges } from '../../components/badges.tsx';
import { Section } from '../../components/section.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Quote } from '../../components/quote.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';

interface ExamConsultationPageProps extends LandingPageProps {
  exam: WithReview<WithTeachers<ExamProgram>>;
}

/** The landing page of one exam. Which of its sections it has, Book Now and footer included, is content. */
export function ExamConsultationPage({ site, exam, scheduler }: ExamConsultationPageProps) {
  const { consultation, review } = exam;
  const { benefits, advantages } = consultation;
  // A low calendar leaves room under it, beside the drawing.
  const calendarIsLow = consultation.scheduler.height < 800;
  const quote = review && <Quote review={review} featured />;
  return (
    <LandingLayout site={site} booking={consultation.bookNow} footer={consultation.footer}>
      <BookingHero
        {...consultation}
        bookNow={consultation.bookNow ? site.labels.buttons.bookNow : undefined}
        calendarHead={{ heading: consultation.schedulerHeading, lead: consultation.schedulerLead }}
        calendar={scheduler}
        teachers={exam.teachers}
        underCalendar={calendarIsLow && quote}
      >
        {advantages && <Badges badges={advantages.badges} />}
      </BookingHero>
      {quote && !calendarIsLow && <Section surface="muted">{quote}</Section>}
      {benefits && <FeatureList id="benefits" heading={benefits.heading} points={benefits.blocks} />}
      {advantages && (
        <SplitSection
          id="advantages"
          heading={advantages.heading}
          surface="muted"
          drawing={exam.page.includedDrawing}
        >
          <CheckList items={advantages.items} />
        </SplitSection>
      )}
      <Steps id="plan" heading={consultation.planHeading} steps={consultation.plan} surface="default" />
      {consultation.bookNow && <CtaBanner {...exam.page.closing} to="#scheduler" />}
    </LandingLayout>
  );
}
