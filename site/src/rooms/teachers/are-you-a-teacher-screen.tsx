import type { ReactNode } from 'react';
import { mailLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { SparedWork } from './spared-work.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { MailNote } from '../../ui/mail-note.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';

interface AreYouATeacherScreenProps {
  site: Site;
  page: PageOf<'are-you-a-teacher'>;
  /** A teacher's video testimonial. */
  video?: ReactNode;
}

/** The recruiting page: what a teacher is spared, who is wanted, and how to apply. */
export function AreYouATeacherScreen({ site, page, video }: AreYouATeacherScreenProps) {
  const { careers } = site.settings.mail;
  const apply = mailLink(careers, page.mailSubject, page.mailBody);
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<DrawnBoard name={page.drawing} />}
        actions={<ButtonLink to={apply}>{page.applyLabel}</ButtonLink>}
      >
        <MailNote address={careers} />
      </Hero>
      <SparedWork head={page.offersHead} offers={page.offers} />
      <SplitSection id="wanted" heading={page.wantedHead.heading} lead={page.wantedHead.lead} ground="paper">
        <CheckList items={page.wanted} />
      </SplitSection>
      <SplitSection id="terms" heading={page.termsHead.heading} lead={page.termsHead.lead}>
        <RuledList items={page.terms} />
      </SplitSection>
      {video && (
        <SplitSection id="video" heading={page.videoHead.heading} lead={page.videoHead.lead}>
          {video}
        </SplitSection>
      )}
      <Steps
        id="steps"
        heading={page.stepsHead.heading}
        lead={page.stepsHead.lead}
        steps={page.steps}
        ground={video ? 'paper' : 'board'}
      />
      <ClosingCall {...page.closing} button={page.applyLabel} to={apply} />
    </SharedLayout>
  );
}
