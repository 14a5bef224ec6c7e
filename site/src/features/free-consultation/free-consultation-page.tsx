import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { Poster } from '../../components/section.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { CallRuler } from './call-ruler.tsx';
import styles from './free-consultation-page.module.css';

interface FreeConsultationPageProps extends LandingPageProps {
  page: WithTeachers<PageOf<'free-consultation'>>;
}

/** The general landing page: the worry, the calendar, and what happens next. */
export function FreeConsultationPage({ site, page, scheduler }: FreeConsultationPageProps) {
  const { heading, lead, button } = page.closing;
  return (
    <LandingLayout site={site} ground="yellow" booking>
      <BookingHero
        heading={page.heading}
        lead={page.lead}
        bookNow={page.bookNow}
        bookNowAbove
        beside={
          <div className={styles.points}>
            <CheckList items={page.points} />
            {page.spanish && <p lang="es">{page.spanish}</p>}
          </div>
        }
        calendarHead={page.scheduler}
        calendar={scheduler}
        teachers={page.teachers}
      />
      <CallRuler heading={page.nextHeading} steps={page.next} />
      <BeforeBooking audience="families" />
      <Poster ground="navy" labelledBy="closing" sentence={heading} className={styles.closing}>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <ButtonLink to="#scheduler" variant="highlighter">
          {button}
        </ButtonLink>
      </Poster>
    </LandingLayout>
  );
}
