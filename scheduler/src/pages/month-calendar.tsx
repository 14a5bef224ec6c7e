/** @jsxRuntime automatic */
import type { Temporal } from 'temporal-polyfill';
import { weeksOfMonth, type CalendarDay } from '../availability/visitor-calendar.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { monthLabel, plainDateLabel } from '../time/time-label.ts';

/** A month as the visitor sees it. */
export interface MonthView {
  readonly month: Temporal.PlainYearMonth;
  readonly days: readonly CalendarDay[];
  readonly previous: Temporal.PlainYearMonth | null;
  readonly next: Temporal.PlainYearMonth | null;
  /** The next later month with free times, shown when this one has none. */
  readonly nextWithTimes: Temporal.PlainYearMonth | null;
}

interface MonthCalendarProps {
  readonly visit: BookingVisit;
  readonly view: MonthView;
  readonly selected: Temporal.PlainDate | null;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "12 times free", "1 time free". */
export function timesFree(count: number): string {
  return `${count} ${count === 1 ? 'time' : 'times'} free`;
}

/** The month as a table; days with free times are links to them. */
export function MonthCalendar({ visit, view, selected }: MonthCalendarProps) {
  const weeks = weeksOfMonth(view.days);
  const hasTimes = view.days.some((day) => day.slots.length > 0);
  return (
    <section className="month" aria-labelledby="month-name">
      <MonthHeading visit={visit} view={view} />
      <table aria-labelledby="month-name">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday}>{day && <Day visit={visit} day={day} selected={selected} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasTimes && <NoTimes visit={visit} view={view} />}
    </section>
  );
}

function Day({
  visit,
  day,
  selected,
}: {
  visit: BookingVisit;
  day: CalendarDay;
  selected: MonthCalendarProps['selected'];
}) {
  if (day.slots.length === 0) return <span className="day">{day.date.day}</span>;
  const isSelected = selected !== null && day.date.equals(selected);
  return (
    <a
      className="day pill"
      href={linkTo(visitPath(visit), visit.carried, { date: day.date.toString() })}
      aria-label={`${plainDateLabel(day.date)}, ${timesFree(day.slots.length)}`}
      aria-current={isSelected ? 'date' : undefined}
    >
      {day.date.day}
    </a>
  );
}

function MonthHeading({ visit, view }: { visit: BookingVisit; view: MonthView }) {
  return (
    <div className="month-heading">
      <h2 id="month-name">{monthLabel(view.month)}</h2>
      <nav aria-label="Months">
        <MonthLink visit={visit} month={view.previous} word="Previous month" arrow="←" />
        <MonthLink visit={visit} month={view.next} word="Next month" arrow="→" />
      </nav>
    </div>
  );
}

interface MonthLinkProps {
  readonly visit: BookingVisit;
  readonly month: Temporal.PlainYearMonth | null;
  readonly word: string;
  readonly arrow: string;
}

function MonthLink({ visit, month, word, arrow }: MonthLinkProps) {
  if (!month) return <span className="month-link" aria-hidden="true" />;
  const href = linkTo(visitPath(visit), visit.carried, { month: month.toString() });
  return (
    <a className="month-link pill" href={href} aria-label={`${word}, ${monthLabel(month)}`}>
      <span aria-hidden="true">{arrow}</span>
    </a>
  );
}

function NoTimes({ visit, view }: { visit: BookingVisit; view: MonthView }) {
  const later = view.nextWithTimes;
  return (
    <p>
      No free times in {monthLabel(view.month)}.{' '}
      {later && (
        <a href={linkTo(visitPath(visit), visit.carried, { month: later.toString() })}>
          See {monthLabel(later)}
        </a>
      )}
    </p>
  );
}
