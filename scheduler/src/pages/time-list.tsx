/** @jsxRuntime automatic */
import type { Temporal } from 'temporal-polyfill';
import type { Slot } from '../availability/open-slots.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { instantText, plainDateLabel, timeLabel } from '../time/time-label.ts';

interface TimeListProps {
  readonly visit: BookingVisit;
  readonly date: Temporal.PlainDate;
  readonly slots: readonly Slot[];
}

/** The free times of a day, each a link to the form. */
export function TimeList({ visit, date, slots }: TimeListProps) {
  const backToMonth = linkTo(visitPath(visit), visit.carried, { month: date.toPlainYearMonth().toString() });
  return (
    <section className="times" aria-labelledby="times-heading" id="times">
      <a className="back back-to-month" href={backToMonth}>
        <span aria-hidden="true">←</span> All days
      </a>
      <h2 id="times-heading">{plainDateLabel(date)}</h2>
      {slots.length === 0 ? (
        <p>No free times on this day.</p>
      ) : (
        <ul>
          {slots.map((slot) => (
            <li key={slot.startMs}>
              <TimeLink visit={visit} date={date} slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TimeLink({ visit, date, slot }: { visit: BookingVisit; date: Temporal.PlainDate; slot: Slot }) {
  const href = linkTo(visitPath(visit), visit.carried, {
    date: date.toString(),
    time: instantText(slot.startMs),
  });
  return (
    <a className="pill time" href={href}>
      {timeLabel(slot.startMs, visit.zone)}
    </a>
  );
}
