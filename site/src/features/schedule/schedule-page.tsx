import { phoneLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { SessionType } from '../../model/session-type.ts';
import { Hero } from '../../components/sections/hero.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { ButtonLink, UnavailableButton } from '../../components/button-link.tsx';
import { DisclosureList } from '../../components/disclosure.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { Detail } from '../../illustrations/detail.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Section } from '../../components/section.tsx';
import styles from './schedule-page.module.css';

/** The id of the text that says where a session is really booked. */
const noticeId = 'booking-notice';

interface SessionTypesProps {
  page: PageOf<'schedule'>;
  types: readonly SessionType[];
}

/** The kind of session offered today, beside the planned ones; none can be chosen here yet. */
function SessionTypes({ page, types }: SessionTypesProps) {
  return (
    <Section labelledBy="types" {...page.typesHead}>
      <ul role="list" className={styles.types}>
        {types.map((type, index) => (
          <li key={type.id}>
            {index === 0 ? (
              <BoardDrawing name={page.offeredDrawing} />
            ) : (
              type.drawing && <Detail name={`session-${type.drawing}`} />
            )}
            <p className={styles.duration}>{type.duration}</p>
            <h3>{type.title}</h3>
            <p>{type.description}</p>
            <CheckList items={type.features} />
            <p className={styles.select}>
              {index === 0 && <ButtonLink to="/free-consultation">{page.askLabel}</ButtonLink>}
              <UnavailableButton label={page.selectLabel} about={`(${type.title})`} describedBy={noticeId} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SchedulePageProps {
  site: Site;
  page: PageOf<'schedule'>;
  sessionTypes: SessionType[];
}

/** Whom to ask today, and the support that comes with online booking. */
function Support({ site, page }: Pick<SchedulePageProps, 'site' | 'page'>) {
  const { phone } = site.settings.business;
  return (
    <div className={styles.support}>
      <div>
        <h3>{page.supportHead.heading}</h3>
        <p>{page.supportHead.lead}</p>
      </div>
      <div className={styles.ways}>
        {phone && (
          <ButtonLink to={phoneLink(phone)} variant="outlined">
            {site.labels.calendar.call} {phone}
          </ButtonLink>
        )}
        <ButtonLink to="/contact-us" variant="outlined">
          {page.contactLabel}
        </ButtonLink>
        {page.supportLabels.map((label) => (
          <UnavailableButton key={label} label={label} describedBy={noticeId} />
        ))}
      </div>
    </div>
  );
}

/** The placeholder for booking sessions; it links to the free consultation, which can be booked today. */
export function SchedulePage({ site, page, sessionTypes }: SchedulePageProps) {
  return (
    <SiteLayout site={site}>
      <Hero
        {...page}
        actions={
          <>
            <ButtonLink to="/free-consultation">{page.bookLabel}</ButtonLink>
            <UnavailableButton label={page.launchLabel} describedBy={noticeId} />
          </>
        }
      >
        <p id={noticeId} className={styles.notice}>
          {page.notice}
        </p>
      </Hero>
      <SessionTypes page={page} types={sessionTypes} />
      <Prices />
      <Steps id="preparation" {...page.preparationHead} steps={page.preparation} />
      <SplitSection
        id="scheduling-questions"
        {...page.questionsHead}
        drawing="makeup-lesson"
        below={<Support site={site} page={page} />}
      >
        <DisclosureList items={page.questions} />
      </SplitSection>
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
