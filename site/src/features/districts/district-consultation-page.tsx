import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { Ruler, RulerFigures } from '../../components/ruler.tsx';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { mailLink } from '../../lib/link-target.ts';
import { BookingClosing } from '../../scheduling/booking-closing.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { Rooms } from './rooms.tsx';
import rooms from './rooms.module.css';
import styles from './district-consultation-page.module.css';

interface DistrictConsultationPageProps extends LandingPageProps {
  page: WithTeachers<PageOf<'district-consultation'>>;
}

const [parts, minutesEach] = [3, 15];

/** The landing page for school districts: the course of the call, the outline written after it, and what to bring. */
export function DistrictConsultationPage({ site, page, scheduler }: DistrictConsultationPageProps) {
  return (
    <LandingLayout site={site} ground="navy" booking>
      <BookingHero {...page} bookNowAbove calendar={scheduler}>
        <section id="bring" aria-labelledby="bring-heading" className={styles.bring}>
          <h2 id="bring-heading">{page.bringHeading}</h2>
          <CheckList items={page.bring} />
        </section>
      </BookingHero>
      <section id="agenda" aria-labelledby="agenda-heading" className={styles.agenda}>
        <div className="container">
          <h2 id="agenda-heading">{page.agendaHeading}</h2>
        </div>
        <Ruler units={parts} parts={minutesEach}>
          <RulerFigures units={parts} step={minutesEach} />
        </Ruler>
        <div className={rooms.blueprint}>
          <div className="container">
            <div aria-hidden="true" className={styles.length}>
              <span>{2 * minutesEach} minutes</span>
              <span>up to {minutesEach} more</span>
            </div>
            <Rooms items={page.agenda} longLast={page.agenda.length === 4} />
          </div>
        </div>
      </section>
      <BeforeBooking audience="districts" />
      <section id="write" aria-labelledby="write-heading" className={styles.write}>
        <div className="container split">
          <h2 id="write-heading">{page.write.heading}</h2>
          <p className="lead">{page.write.lead}</p>
          <ButtonLink to={mailLink(site.settings.mail.general, page.metadata.title)} variant="outlined">
            {page.write.button}
          </ButtonLink>
        </div>
      </section>
      <BookingClosing heading={site.labels.frame.ready} button={site.labels.frame.chooseTime} />
    </LandingLayout>
  );
}
