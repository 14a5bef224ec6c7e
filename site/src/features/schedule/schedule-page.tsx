import type { ReactNode } from 'react';
import { withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { SessionType } from '../../model/session-type.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ButtonLink, UnavailableButton } from '../../components/button-link.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { DetailsSummary } from '../../components/details-toggle.tsx';
import { Face } from '../../components/face.tsx';
import { Poster, Reading, Reference } from '../../components/section.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Vignette } from '../../illustrations/detail.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import styles from './schedule-page.module.css';

/** The id of the text that explains why some buttons are disabled. */
const noticeId = 'booking-notice';

/** A table of the kind of session offered today and the planned ones, if any: none can be chosen here yet. */
function SessionTypes({ page, types }: { page: PageOf<'schedule'>; types: readonly SessionType[] }) {
  return (
    <section aria-labelledby="types" className={`container ${styles.types}`}>
      <div className={styles.typesHead}>
        <h2 id="types">{page.typesHead.heading}</h2>
        {page.typesHead.lead && <p>{page.typesHead.lead}</p>}
      </div>
      <ul role="list">
        {types.map((type, index) => (
          <li key={type.id}>
            <div>
              {index > 0 && page.plannedLabel && <p className={styles.planned}>{page.plannedLabel}</p>}
              <h3>{type.title}</h3>
              <p>{type.duration}</p>
            </div>
            <div>
              <p>{type.description}</p>
              <ul>
                {type.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
            <div className={styles.select}>
              {index === 0 && <ButtonLink to="/free-consultation">{page.askLabel}</ButtonLink>}
              {page.selectLabel && (
                <UnavailableButton
                  label={page.selectLabel}
                  about={`(${type.title})`}
                  describedBy={noticeId}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {page.launchLabel && (
        <div className={styles.launch}>
          <p id={noticeId}>{page.notice}</p>
          <UnavailableButton label={page.launchLabel} describedBy={noticeId} />
        </div>
      )}
    </section>
  );
}

interface SchedulePageProps {
  site: Site;
  page: PageOf<'schedule'>;
  sessionTypes: SessionType[];
  founder: Teacher | undefined;
  /** The week in which a visitor tries out a regular time. */
  week?: ReactNode;
}

/** The placeholder for booking sessions; it links to the free consultation, which can be booked today. */
export function SchedulePage({ site, page, sessionTypes, founder, week }: SchedulePageProps) {
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.hero}`}>
        <h1>{withoutMarks(page.heading)}</h1>
        <p className="lead">{page.lead}</p>
        <div>
          <ButtonLink to="/free-consultation">{page.bookLabel}</ButtonLink>
          <FounderCallLine founder={founder} />
        </div>
      </div>
      {week}
      <SessionTypes page={page} types={sessionTypes} />
      <Prices />
      <Reference id="preparation" labelledBy="preparation-heading" {...page.preparationHead}>
        <ul role="list" className={`evenly ${styles.preparation}`}>
          {page.preparation.map(({ title, text, drawing }) => (
            <li key={title}>
              <Vignette drawing={drawing} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Reference>
      <Reading id="scheduling-questions" labelledBy="questions-heading" {...page.questionsHead}>
        <div className={styles.questions}>
          {page.questions.map(({ title, text }) => (
            <details key={title}>
              <DetailsSummary>
                <h3>{title}</h3>
              </DetailsSummary>
              <p>{text}</p>
            </details>
          ))}
        </div>
        <div className={styles.support}>
          <p>
            <strong>{page.supportHead.heading}</strong> {page.supportHead.lead}{' '}
            <SiteLink to="/contact-us">{page.contactLabel}</SiteLink>
          </p>
          <div>
            {page.supportLabels.map((label) => (
              <UnavailableButton key={label} label={label} describedBy={noticeId} />
            ))}
          </div>
        </div>
      </Reading>
      <Poster ground="navy" flush labelledBy="closing" className={styles.closing}>
        {founder && <Face teacher={founder} sizes="112px" className={styles.founder} />}
        <div>
          <h2 id="closing">{page.closing.heading}</h2>
          <p>{page.closing.lead}</p>
        </div>
        <ButtonLink to="/free-consultation" variant="highlighter">
          {page.closing.button}
        </ButtonLink>
      </Poster>
    </SiteLayout>
  );
}
