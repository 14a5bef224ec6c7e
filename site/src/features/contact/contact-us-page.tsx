import type { ReactNode } from 'react';
import { formatDay, withoutMarks } from '../../lib/format.ts';
import { mailLink, phoneLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FactRows } from '../../components/fact-rows.tsx';
import { Poster, Reading, Reference } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { BookingHeading } from '../../scheduling/booking-heading.tsx';
import { CallTakers } from '../../scheduling/call-takers.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ConformanceReport, StatementDetails } from './conformance-report.tsx';
import styles from './contact-us-page.module.css';

interface ContactUsPageProps {
  site: Site;
  page: WithTeachers<PageOf<'contact-us'>>;
  scheduler?: ReactNode;
}

/** The longest mail address, in characters, that stands on one line in the largest type. */
const longestLargeAddress = 20;

/** The ways to reach the business, each with its address in large type and what to use it for. */
function Ways({ site, page }: Pick<ContactUsPageProps, 'site' | 'page'>) {
  const { mail, business, chat } = site.settings;
  const { general } = page.inquiries;
  return (
    <ul role="list" className={styles.ways}>
      <li>
        <a
          href={mailLink(mail.general, page.mailSubject, page.mailBody)}
          data-long={mail.general.length > longestLargeAddress ? '' : undefined}
        >
          <span className={styles.label}>{page.mailLabel}</span> <span>{mail.general}</span>
        </a>
        <p>
          <strong>{general.title}:</strong> {general.text} {page.promise && <strong>{page.promise}</strong>}
        </p>
      </li>
      {business.phone && (
        <li>
          <a href={phoneLink(business.phone)}>
            <span className={styles.label}>{page.callLabel}</span> <span>{business.phone}</span>
          </a>
          <p>{page.callText}</p>
        </li>
      )}
      {chat && (
        <li>
          <SiteLink to="setting:chat" newTab>
            <span className={styles.label}>{page.chatLabel}</span> <span>{site.navigation.chatLabel}</span>
          </SiteLink>
          <p>{page.chatText}</p>
        </li>
      )}
    </ul>
  );
}

/** How to reach the business: by mail, by the right address for the question, or in a call. */
export function ContactUsPage({ site, page, scheduler }: ContactUsPageProps) {
  const { mail } = site.settings;
  const { accessibility, inquiries } = page;
  const { districts, support } = inquiries;
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.head}`}>
        <h1>{withoutMarks(page.heading)}</h1>
        <Ways site={site} page={page} />
      </div>
      <Poster ground="blueTint" flush labelledBy="scheduler-heading" className={styles.booking}>
        <div className={styles.say}>
          <div>
            <BookingHeading id="scheduler-heading" {...page.scheduler} />
            <ButtonLink to="#scheduler">{page.bookLabel}</ButtonLink>
          </div>
          <CallTakers teachers={page.teachers} />
        </div>
        <div id="scheduler" tabIndex={-1} className={styles.calendar}>
          {scheduler}
        </div>
      </Poster>
      <Reading id="inquiries" labelledBy="inquiries-heading" {...page.inquiriesHead}>
        <div className={styles.inquiries}>
          <FactRows
            rows={[
              ...(districts
                ? [
                    {
                      ...districts,
                      action: (
                        <div>
                          <ArrowLink to="/school-districts-consultation" label={districts.bookLabel} />
                          <ArrowLink
                            to={mailLink(mail.general, districts.title)}
                            label={districts.mailLabel}
                          />
                        </div>
                      ),
                    },
                  ]
                : []),
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
        </div>
      </Reading>
      <Reference labelledBy="accessibility-heading" heading={accessibility.heading}>
        <p>
          {accessibility.lead}{' '}
          <a href={mailLink(mail.support, accessibility.mailSubject)}>{accessibility.mailLabel}</a>.{' '}
          {accessibility.dateLabel && (
            <>
              {accessibility.dateLabel}{' '}
              <time dateTime={accessibility.date}>{formatDay(accessibility.date)}</time>
            </>
          )}
        </p>
        <StatementDetails id="accessibility" label={accessibility.moreLabel}>
          <div className={styles.statement}>
            {accessibility.parts.map(({ title, text }) => (
              <div key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </StatementDetails>
        {accessibility.report && <ConformanceReport report={accessibility.report} />}
      </Reference>
    </SiteLayout>
  );
}
