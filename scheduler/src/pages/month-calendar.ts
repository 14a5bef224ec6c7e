import { raw } from 'hono/html';
import type { Temporal } from 'temporal-polyfill';
import type { CalendarDay } from '../availability/visitor-calendar.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import { monthLabel, longMonth, shortMonth, zoneLongName } from '../time/time-label.ts';
import { html, type Markup } from './html.ts';

/** A month as the visitor sees it. */
export interface MonthView {
  readonly month: Temporal.PlainYearMonth;
  /** Rows of seven days from Sunday, without the weeks that are over, perhaps with some of the next month. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** The day whose times stand open; null in a month without free times. */
  readonly selected: CalendarDay | null;
  readonly previous: Temporal.PlainYearMonth | null;
  readonly next: Temporal.PlainYearMonth | null;
  /** The next later month with free times, shown when this one has none. */
  readonly nextWithTimes: Temporal.PlainYearMonth | null;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * The month as a table; days with free times are links to them.
 * @param readFrom whether somebody who comes from another page goes on reading here, not at the times of a day.
 */
export function monthCalendar(
  visit: BookingVisit,
  view: MonthView,
  place: Readonly<Record<string, string>>,
  readFrom: boolean,
): Markup {
  const { month, weeks, selected } = view;
  const rows = weeks.map(
    (week) =>
      html`<tr${week.every((day) => !day || isLater(day, month)) && raw(' class="later"')}>
        ${week.map((day) => dayCell(visit, view, day))}
      </tr>`,
  );
  const hasTimes = weeks.flat().some((day) => day !== null && day.slots.length > 0);
  return html`<div>
    ${monthHeading(visit, view, readFrom)}
    ${selected && html`<a class="unseen" href="#times">Skip to the times</a>`}
    <table aria-labelledby="month">
      <thead>
        <tr>
          ${weekdays.map((name) => html`<th>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${!hasTimes && noTimes(visit, view)} ${zoneLine(visit, view, place)}
  </div>`;
}

function isLater({ date }: CalendarDay, month: Temporal.PlainYearMonth): boolean {
  return !date.toPlainYearMonth().equals(month);
}

function dayCell(visit: BookingVisit, { month, selected }: MonthView, day: CalendarDay | null): Markup {
  if (!day) return html`<td></td>`;
  const { date, slots } = day;
  const begins = date.day === 1 && isLater(day, month);
  const seen = begins ? html`<small>${`${shortMonth(date)} `}</small>${date.day}` : date.day;
  if (slots.length === 0) return html`<td>${seen}</td>`;
  const href = `${linkTo('', visit.carried, { date: date.toString() })}#times`;
  const current = selected?.date.equals(date) && raw(' aria-current="date"');
  // Only what the eye has from the column and the heading: each date in the page twice is too much to send.
  const unseen = begins ? 'Free: ' : `Free: ${longMonth(date)} `;
  return html`<td>
    <a class="day pill" href="${href}" ${current}><span class="unseen">${unseen}</span>${seen}</a>
  </td>`;
}

function monthHeading(
  visit: BookingVisit,
  { month, weeks, previous, next }: MonthView,
  readFrom: boolean,
): Markup {
  const last =
    weeks
      .at(-1)
      ?.findLast((day) => day !== null)
      ?.date.toPlainYearMonth() ?? month;
  return html`<div class="title">
    <h2 id="month" ${readFrom && raw(' tabindex="-1"')}>${monthLabel(month, last)}</h2>
    <nav aria-label="Months">
      ${monthLink(visit, previous, 'Previous month', '←')} ${monthLink(visit, next, 'Next month', '→')}
    </nav>
  </div>`;
}

function monthLink(
  visit: BookingVisit,
  month: Temporal.PlainYearMonth | null,
  word: string,
  arrow: string,
): Markup | false {
  if (!month) return false;
  const href = linkTo('', visit.carried, { month: month.toString() });
  return html`<a class="pill" href="${href}" aria-label="${word}, ${monthLabel(month)}">${arrow}</a>`;
}

function noTimes(visit: BookingVisit, { month, nextWithTimes }: MonthView): Markup {
  const href = nextWithTimes && linkTo('', visit.carried, { month: nextWithTimes.toString() });
  return html`<p>
    No free times in ${monthLabel(month)}.
    ${href && html`<a href="${href}">See ${monthLabel(nextWithTimes)}</a>`}
  </p>`;
}

function zoneLine(
  visit: BookingVisit,
  { selected }: MonthView,
  place: Readonly<Record<string, string>>,
): Markup {
  const name = zoneLongName(selected?.slots[0]?.startMs ?? visit.nowMs, visit.zone);
  const href = linkTo(`${visitPath(visit)}/zone`, visit.carried, place);
  // The script that offers the visitor's own zone stands only in a page whose address names none.
  const shown = !visit.carried.has('tz') && html` data-zone="${visit.zone}"`;
  return html`<p class="zone">${name} <a href="${href}" ${shown}>Change time zone</a></p>`;
}
