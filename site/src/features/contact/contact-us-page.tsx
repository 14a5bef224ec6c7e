import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { mailLink, phoneLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { DisclosureList } from '../../components/disclosure.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { FactRows } from '../../components/fact-rows.tsx';
import { Section } from '../../components/section.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { BookingHeading } from '../../scheduling/booking-heading.tsx';
import { TeacherStrip } from '../../scheduling/teacher-strip.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { MailNote } from '../../components/notes.tsx';

interface ContactUsPageProps {
  site: Site;
  page: WithTeachers<PageOf<'contact-us'>>;
  scheduler?: ReactNode;
}

/** How to reach the business: by mail, by the right address for the question, or in a call. */
export function ContactUsPage({ site, page, scheduler }: ContactUsPageProps) {
  const { mail, business } = site.settings;
  const { accessibility, inquiries } = page;
  const { general, districts, support } = inquiries;
  return (
    <SiteLayout site={site}>
      <Hero
        {...page}
        actions={
          <>
            <ButtonLink to="#scheduler">{page.bookLabel}</ButtonLink>
            <ButtonLink to={mailLink(mail.general, page.mailSubject, page.mailBody)} variant="outlined">
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
      <SplitSection
        id="scheduler"
        head={<BookingHeading id="scheduler" {...page.scheduler} />}
        aside={<TeacherStrip teachers={page.teachers} />}
        drawing="call-plan"
        wide
      >
        {scheduler}
      </SplitSection>
      <Section labelledBy="inquiries" {...page.inquiriesHead} surface="muted">
        <FactRows
          rows={[
            {
              ...general,
              action: <ArrowLink to={mailLink(mail.general)} label={page.generalLabel} />,
            },
            {
              ...districts,
              action: (
                <div>
                  <ArrowLink to="/school-districts-consultation" label={page.districtsLabel} />
                  <ArrowLink to={mailLink(mail.general, districts.title)} label={page.districtsMailLabel} />
                </div>
              ),
            },
            {
              ...support,
              action: (
                <ArrowLink
                  to={mailLink(mail.support, page.supportSubject, page.supportBody)}
                  label={page.supportLabel}
                />
              ),
            },
          ]}
        />
      </Section>
      <SplitSection
        id="accessibility"
        heading={accessibility.heading}
        lead={accessibility.lead}
        aside={
          <>
            <ArrowLink
              to={mailLink(mail.support, accessibility.mailSubject)}
              label={accessibility.mailLabel}
            />
            <p>
              {accessibility.dateLabel}{' '}
              <time dateTime={accessibility.date}>{formatDay(accessibility.date)}</time>
            </p>
          </>
        }
      >
        <DisclosureList items={accessibility.parts} />
      </SplitSection>
    </SiteLayout>
  );
}
