import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { mailLink } from '../../lib/link-target.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Call, HandNote } from '../../components/sections/cta-banner.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { CheckList } from '../../components/check-list.tsx';

interface DistrictConsultationPageProps extends LandingPageProps {
  page: WithTeachers<PageOf<'district-consultation'>>;
}

/** The landing page for school districts: the longer conversation, what it covers, what to bring. */
export function DistrictConsultationPage({ site, page, scheduler }: DistrictConsultationPageProps) {
  return (
    <LandingLayout site={site} booking>
      <BookingHero {...page} calendarHead={page.scheduler} calendar={scheduler} />
      <Steps id="agenda" heading={page.agendaHeading} steps={page.agenda} surface="default" unordered />
      <SplitSection id="bring" heading={page.bringHeading} surface="muted" drawing="district-papers">
        <CheckList items={page.bring} />
      </SplitSection>
      <Call id="write" {...page.write} band="action" drawing={<HandNote>{page.write.note}</HandNote>}>
        <ButtonLink to={mailLink(site.settings.mail.general, page.write.heading)} variant="light">
          {page.write.button}
        </ButtonLink>
      </Call>
    </LandingLayout>
  );
}
