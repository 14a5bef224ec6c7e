import type { ReactNode } from 'react';
import { mailLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Section } from '../../components/section.tsx';
import { MailNote } from '../../components/notes.tsx';
import { DividedList } from '../../components/divided-list.tsx';

interface AreYouATeacherPageProps {
  site: Site;
  page: PageOf<'are-you-a-teacher'>;
  /** A teacher's video testimonial. */
  video?: ReactNode;
}

/** The recruiting page: what teachers get, who is wanted, and how to apply. */
export function AreYouATeacherPage({ site, page, video }: AreYouATeacherPageProps) {
  const { careers } = site.settings.mail;
  const apply = mailLink(careers, page.mailSubject, page.mailBody);
  return (
    <SiteLayout site={site} action={{ label: page.applyLabel, to: apply }}>
      <Hero {...page} actions={<ButtonLink to={apply}>{page.applyLabel}</ButtonLink>}>
        <MailNote address={careers} />
      </Hero>
      <SplitSection id="offers" {...page.offersHead} drawing="handed-over">
        <DividedList items={page.offers} struck />
      </SplitSection>
      <Section id="wanted" labelledBy="wanted-heading" {...page.wantedHead} surface="muted">
        <CheckList items={page.wanted} columns />
      </Section>
      <SplitSection id="terms" {...page.termsHead} drawing="staff-room">
        <DividedList items={page.terms} />
      </SplitSection>
      {video && (
        <SplitSection id="video" {...page.videoHead}>
          {video}
        </SplitSection>
      )}
      <Steps id="steps" {...page.stepsHead} steps={page.steps} surface={video ? 'muted' : 'default'} />
      <CtaBanner {...page.closing} button={page.applyLabel} to={apply} />
    </SiteLayout>
  );
}
