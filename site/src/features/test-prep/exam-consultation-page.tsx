import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { Review } from '../../lib/testimonials.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero } from '../../scheduling/booking-hero.tsx';
import { ParentQuote } from './parent-quote.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { Badges } from '../../components/badges.tsx';
import { Section } from '../../components/section.tsx';

interface ExamConsultationPageProps {
  site: Site;
  test: ExamProgram;
  /** The testimonial that the page's content names, if it does. */
  review: Review | undefined;
  scheduler?: ReactNode;
  people?: ReactNode;
}

/** The landing page of one test. Which of its sections it has, Book Now and footer included, is content. */
export function ExamConsultationPage({ site, test, review, scheduler, people }: ExamConsultationPageProps) {
  const { consultation } = test;
  const { benefits, advantages, badges } = consultation;
  return (
    <LandingLayout site={site} booking={consultation.bookNow} footer={consultation.footer}>
      <BookingHero
        heading={consultation.heading}
        lead={consultation.lead}
        bookNow={consultation.bookNow ? site.labels.buttons.bookNow : undefined}
        calendarHead={{ heading: consultation.schedulerHeading, lead: consultation.schedulerLead }}
        calendar={scheduler}
        people={people}
        drawing={consultation.drawing}
      />
      {benefits && <FeatureList id="benefits" heading={benefits.heading} points={benefits.blocks} />}
      <ParentQuote review={review} advantages={advantages} />
      <Steps id="plan" heading={consultation.planHeading} steps={consultation.plan} surface="default" />
      {badges && (
        <Section surface="muted">
          <Badges badges={badges} />
        </Section>
      )}
    </LandingLayout>
  );
}
