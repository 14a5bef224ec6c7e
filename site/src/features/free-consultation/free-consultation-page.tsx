import type { PageOf } from '../../model/page.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { Poster } from '../../components/section.tsx';
import { BookingClosing } from '../../scheduling/booking-closing.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { Ruler, RulerFigures } from '../../components/ruler.tsx';
import { TitledItems } from '../../components/titled-items.tsx';
import type { TitledText } from '../../model/text.ts';
import leaf from './drawings/leaf.svg?raw';
import minutesUpright from './drawings/minutes-upright.svg?raw';
import minuteMarks from './drawings/minutes.svg?raw';
import plan from './drawings/plan.svg?raw';
import styles from './free-consultation-page.module.css';

/** Decorative, since the steps contain the same information. */
function Drawing({ svg, className = '' }: { svg: string; className?: string | undefined }) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The same ruler from top to bottom, as part of the drawing for phones. @param step the minutes between two figures. */
function UprightRuler({ minutes, step }: { minutes: number; step: number }) {
  const [top, length] = [14, 442];
  const heights = Array.from({ length: minutes + 1 }, (_, minute) => top + (minute / minutes) * length);
  const isLong = (minute: number) => minute % step === 0;
  return (
    <svg viewBox="0 0 74 470" className={styles.uprightRuler} aria-hidden="true">
      <rect x="2" y="2" width="70" height="466" rx="7" />
      <path d={heights.map((y, minute) => `M70.5 ${y}h-${isLong(minute) ? 32 : 16}`).join('')} />
      {heights.map(
        (y, minute) =>
          isLong(minute) && (
            <text key={minute} x="12" y={minute === minutes ? y - 6 : y + 22}>
              {minute}
            </text>
          ),
      )}
    </svg>
  );
}

interface CallRulerProps {
  heading: string;
  steps: readonly TitledText[];
  minutes: number;
}

/** What happens next: the call's minutes as a ruler as wide as the window, with the date and the plan on it. */
function CallRuler({ heading, steps, minutes }: CallRulerProps) {
  const step = minutes > 20 && minutes % 10 === 0 ? 10 : 5;
  return (
    <Poster ground="dots" labelledBy="next" large heading={heading}>
      <div className={styles.stage}>
        <Drawing svg={leaf} />
        <Drawing svg={minuteMarks} className={styles.minutes} />
        <Drawing svg={plan} />
      </div>
      <div className={styles.ruler}>
        <Ruler units={minutes / step} parts={step}>
          <RulerFigures units={minutes / step} step={step} />
        </Ruler>
      </div>
      <div className={styles.upright}>
        <UprightRuler minutes={minutes} step={step} />
        <Drawing svg={minutesUpright} />
      </div>
      <ol role="list" className={styles.steps}>
        <TitledItems items={steps} />
      </ol>
    </Poster>
  );
}

interface FreeConsultationPageProps extends LandingPageProps {
  page: WithTeachers<PageOf<'free-consultation'>>;
  team: readonly Teacher[];
  /** Whether there is a choice of teachers whatever the subject. */
  several: boolean;
}

/** The general landing page: the worry, the calendar, and what happens next. */
export function FreeConsultationPage({ site, page, team, several, scheduler }: FreeConsultationPageProps) {
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
        schedulerHeading={page.schedulerHeading}
        calendar={scheduler}
        teachers={page.teachers}
        asked={team}
      />
      <CallRuler heading={page.nextHeading} steps={page.next} minutes={site.settings.business.callMinutes} />
      <BeforeBooking audience="families" several={several} />
      <BookingClosing {...page.closing} large />
    </LandingLayout>
  );
}
