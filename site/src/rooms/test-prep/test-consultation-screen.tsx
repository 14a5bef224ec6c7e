import type { ReactNode } from 'react';
import { BoardDrawing } from '../../drawings/board-drawing.tsx';
import type { Site } from '../../lib/site-context.tsx';
import type { Review } from '../../lib/testimonials.ts';
import type { TestProgram } from '../../model/test-program.ts';
import { LandingHero } from '../../blocks/landing-hero.tsx';
import { LandingLayout } from '../../frame/landing-layout.tsx';
import { ParentQuote } from './parent-quote.tsx';
import { SchedulerSection } from '../../blocks/scheduler-section.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { Points } from '../../blocks/points.tsx';
import { TrustBadges } from './trust-badges.tsx';
import { Board } from '../../ui/board.tsx';

interface TestConsultationScreenProps {
  site: Site;
  test: TestProgram;
  /** The testimonial that the page's content names. */
  review: Review;
  scheduler?: ReactNode;
}

/** The landing page of one test. Which of its sections it has, Book Now and footer included, is content. */
export function TestConsultationScreen({ site, test, review, scheduler }: TestConsultationScreenProps) {
  const { consultation } = test;
  const { benefits, advantages, badges } = consultation;
  return (
    <LandingLayout site={site} footer={consultation.footer}>
      <LandingHero
        heading={consultation.heading}
        lead={consultation.lead}
        bookNow={consultation.bookNow ? site.words.buttons.bookNow : undefined}
        picture={
          <Board title={test.testName}>
            <BoardDrawing name={consultation.drawing} />
          </Board>
        }
      />
      <SchedulerSection heading={consultation.schedulerHeading} lead={consultation.schedulerLead}>
        {scheduler}
      </SchedulerSection>
      {benefits && <Points id="benefits" heading={benefits.heading} points={benefits.blocks} />}
      <ParentQuote review={review} advantages={advantages} />
      <Steps id="plan" heading={consultation.planHeading} steps={consultation.plan} ground="board" />
      {badges && <TrustBadges badges={badges} ground="paper" />}
    </LandingLayout>
  );
}
