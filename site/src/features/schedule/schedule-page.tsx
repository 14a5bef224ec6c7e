import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { SessionType } from '../../model/session-type.ts';
import { Hero } from '../../components/sections/hero.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Call } from '../../components/sections/cta-banner.tsx';
import { SessionTypes } from './session-types.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { UnavailableButton } from '../../components/unavailable-button.tsx';
import styles from './schedule-page.module.css';

interface SchedulePageProps {
  site: Site;
  page: PageOf<'schedule'>;
  sessionTypes: SessionType[];
}

const noticeId = 'booking-notice';

/** The placeholder for booking regular sessions; it says where one is booked today. */
export function SchedulePage({ site, page, sessionTypes }: SchedulePageProps) {
  return (
    <SiteLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        drawing={page.drawing}
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
      <SessionTypes
        head={page.typesHead}
        types={sessionTypes}
        selectLabel={page.selectLabel}
        noticeId={noticeId}
      />
      <Prices />
      <Steps
        id="preparation"
        {...page.preparationHead}
        steps={page.preparation}
        vignettes={['tiles', 'notes', 'board', 'goal']}
      />
      <SplitSection id="scheduling-questions" {...page.questionsHead} drawing="question-cards">
        <div className={styles.questions}>
          {page.questions.map(({ question, answer }) => (
            <Disclosure key={question} heading={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </SplitSection>
      <Call
        id="support"
        {...page.supportHead}
        more={<ArrowLink to="/contact-us" label={page.contactLabel} />}
      >
        {page.supportLabels.map((label) => (
          <UnavailableButton key={label} label={label} describedBy={noticeId} />
        ))}
      </Call>
    </SiteLayout>
  );
}
