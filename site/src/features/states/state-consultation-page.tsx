import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Face } from '../../components/face.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { typeset } from '../../lib/format.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingClosing } from '../../scheduling/booking-closing.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { MoneyPath } from './money-path.tsx';
import { Reasons } from './reasons.tsx';
import { StateWithLines } from './state-with-lines.tsx';
import styles from './state-consultation-page.module.css';

interface StateConsultationPageProps extends LandingPageProps {
  state: WithTeachers<StateProgram>;
  /** What is the same on the six pages. */
  common: PageOf<'state-tutoring'>['consultations'];
  /** Whether there is a choice of teachers whatever the subject. */
  several: boolean;
}

type Badges = StateConsultationPageProps['common']['badges'];

/**
 * The badges of a state's page, without those whose status is `none` and those that have no words; none where only the
 * one of every state would be left.
 */
function stateBadges({ approvedVendor, stateFunded }: StateProgram, badges: Badges): string[] {
  const statuses: [keyof Badges, string][] = [
    ['licensed', 'confirmed'],
    ['approvedVendor', approvedVendor.status],
    ['allSubjects', 'confirmed'],
    ['stateFunded', stateFunded.status],
  ];
  const shown = statuses.filter(([name, status]) => status !== 'none' && badges[name]);
  return shown.some(([name]) => name !== 'licensed') ? shown.flatMap(([name]) => badges[name] ?? []) : [];
}

/** The landing page of one state program: the most frequent questions, the reasons and the overview. */
export function StateConsultationPage(props: StateConsultationPageProps) {
  const { site, state, common, several, scheduler } = props;
  const { consultation } = state;
  const [founder] = state.teachers;
  return (
    <LandingLayout
      site={site}
      ground={state.color}
      booking={consultation.bookNow}
      logo={consultation.showLogo}
    >
      <BookingHero
        heading={consultation.heading}
        lead={consultation.lead}
        teachers={state.teachers}
        bookNow={consultation.bookNow ? common.bookNow : undefined}
        beside={
          <>
            {/* Without answers, the founder stands below the words. */}
            {founder && consultation.answers.length > 0 && (
              <div className={styles.founder}>
                <Face teacher={founder} sizes="64px" />
                <p>
                  <strong>{founder.name}</strong> {site.labels.calendar.founder}
                </p>
              </div>
            )}
            <p>{site.labels.calendar.free}</p>
          </>
        }
        schedulerHeading={consultation.schedulerHeading}
        calendar={scheduler}
        factsFirst
      >
        {consultation.answers.length > 0 && (
          <dl className={styles.answers}>
            {consultation.answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <span>{typeset(answer)}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </BookingHero>
      <div className={styles.badges}>
        <div className="container">
          <CheckList items={stateBadges(state, common.badges)} />
        </div>
      </div>
      <Reasons {...consultation} />
      <MoneyPath state={state} common={common} />
      <BeforeBooking audience="families" several={several}>
        <section id="questions" aria-labelledby="questions-heading" className={styles.questions}>
          <h2 id="questions-heading">{typeset(consultation.questions.heading)}</h2>
          <ButtonLink to={consultation.questions.to}>{common.contactLabel}</ButtonLink>
        </section>
      </BeforeBooking>
      <BookingClosing
        heading={site.labels.frame.ready}
        button={site.labels.frame.chooseTime}
        drawing={<StateWithLines name={state.name} />}
      />
    </LandingLayout>
  );
}
