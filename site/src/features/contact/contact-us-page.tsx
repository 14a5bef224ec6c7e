import type { ReactNode } from 'react';
import { mailLink, phoneLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { AccessibilityStatement } from './accessibility-statement.tsx';
import { Inquiries } from './inquiries.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SchedulerSection } from '../../scheduling/scheduler-section.tsx';
import { SharedLayout } from '../../layouts/site-layout.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { MailNote } from '../../components/mail-note.tsx';

interface ContactUsPageProps {
  site: Site;
  page: PageOf<'contact-us'>;
  scheduler?: ReactNode;
}

/** How to reach the business: by mail, by the right address for the question, or in a call. */
export function ContactUsPage({ site, page, scheduler }: ContactUsPageProps) {
  const { mail, business } = site.settings;
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        drawing={page.drawing}
        actions={
          <>
            <ButtonLink to={mailLink(mail.general, page.mailSubject, page.mailBody)}>
              {page.mailLabel}
            </ButtonLink>
            {business.phone && (
              <ButtonLink to={phoneLink(business.phone)} variant="outlined">
                {page.callLabel} {business.phone}
              </ButtonLink>
            )}
          </>
        }
      >
        <MailNote address={mail.general}>{page.promise}</MailNote>
      </Hero>
      <Inquiries page={page} />
      <SchedulerSection {...page.scheduler} booked={site.labels.calendar.booked} surface="muted">
        {scheduler}
      </SchedulerSection>
      <AccessibilityStatement statement={page.accessibility} />
    </SharedLayout>
  );
}
