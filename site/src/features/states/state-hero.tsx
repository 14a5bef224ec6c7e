import type { ReactNode } from 'react';
import { Badges } from '../../components/badges.tsx';
import { StateOutline } from '../../illustrations/detail.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { BookingHero } from '../../scheduling/booking-hero.tsx';
import styles from './state-hero.module.css';

type BadgeName = 'licensed' | 'approvedVendor' | 'allSubjects' | 'stateFunded';

/** The badges of a state's page in order, without those whose status is none. */
function stateBadges(state: StateProgram): BadgeName[] {
  const statuses = {
    licensed: 'confirmed',
    approvedVendor: state.approvedVendor.status,
    allSubjects: 'confirmed',
    stateFunded: state.stateFunded.status,
  } as const;
  return (Object.keys(statuses) as BadgeName[]).filter((name) => statuses[name] !== 'none');
}

interface StateHeroProps {
  state: WithTeachers<StateProgram>;
  common: PageOf<'state-tutoring'>['consultations'];
  calendar: ReactNode;
}

function ProgramCard({ state, common }: Pick<StateHeroProps, 'state' | 'common'>) {
  const { showLogo, programText } = state.consultation;
  const badge = showLogo && state.logo;
  return (
    <div className={styles.program}>
      {badge && <StateOutline id={badge} color={state.color} />}
      <p className={styles.name}>
        <span>{common.programLabel}</span>
        <strong>{state.program}</strong>
      </p>
      <p className={styles.text}>{programText}</p>
    </div>
  );
}

/** The hero of a state's landing page: the program, its badges and the calendar. */
export function StateHero({ state, common, calendar }: StateHeroProps) {
  const { heading, lead, bookNow, schedulerHeading, schedulerLead } = state.consultation;
  return (
    <BookingHero
      {...{ heading, lead, calendar }}
      teachers={state.teachers}
      bookNow={bookNow ? common.bookNow : undefined}
      calendarHead={{ heading: schedulerHeading, lead: schedulerLead }}
    >
      <Badges badges={stateBadges(state).map((name) => common.badges[name])} />
      <ProgramCard state={state} common={common} />
    </BookingHero>
  );
}
