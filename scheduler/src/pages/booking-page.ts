import type { Temporal } from 'temporal-polyfill';
import type { Slot } from '../availability/open-slots.ts';
import type { BookingVisit } from '../requests/booking-visit.ts';
import { linkTo } from '../requests/carried-parameters.ts';
import { instantText, shortDateLabel, timeLabel } from '../time/time-label.ts';
import { notice } from './error-summary.ts';
import { eventDetails } from './event-details.ts';
import { html, type Markup } from './html.ts';
import { monthCalendar, type MonthView } from './month-calendar.ts';
import { nextSteps } from './next-steps.ts';
import type { PageParts } from './page-layout.ts';

interface BookingPageContent {
  readonly visit: BookingVisit;
  readonly view: MonthView;
  /** Whether the address names the chosen day; else it is the month's first free one. */
  readonly dayAsked: boolean;
  /** Why the page is not what was asked for. */
  readonly problem?: string | undefined;
}

function noticeText({ visit, problem }: BookingPageContent): string | undefined {
  if (problem !== undefined || visit.unknownZone === null) return problem;
  return `There is no time zone “${visit.unknownZone}”. Times are shown in ${visit.zone.replaceAll('_', ' ')}.`;
}

/** The month with its free days and the free times of one of them: the chosen, or else the first. */
export function bookingPage(content: BookingPageContent): PageParts {
  const { visit, view, dayAsked } = content;
  const { selected } = view;
  const place: Record<string, string> = selected
    ? { date: selected.date.toString() }
    : { month: view.month.toString() };
  const said = noticeText(content);
  const step = selected ? `choose a time on ${shortDateLabel(selected.date)}` : 'choose a day';
  return {
    title: `${visit.eventType.name}: ${step}`,
    sheet: said ? 'calendarWithNotice' : 'calendar',
    script: visit.carried.has('tz') ? undefined : 'zone',
    message: { name: 'event_type_viewed' },
    body: html`<main>
      <div>${eventDetails(visit, place)} ${notice(said)}</div>
      ${monthCalendar(visit, view, place, !(dayAsked && selected))}
      ${selected && timeList(visit, selected.date, selected.slots)} ${nextSteps(visit.eventType)}
    </main>`,
  };
}

/** The free times of a day, each a link to the form. */
function timeList(visit: BookingVisit, date: Temporal.PlainDate, slots: readonly Slot[]): Markup {
  const links = slots.map((slot) => {
    const href = linkTo('', visit.carried, { time: instantText(slot.startMs) });
    return html`<li>
      <a class="pill time" href="${href}#form">${timeLabel(slot.startMs, visit.zone)}</a>
    </li>`;
  });
  return html`<section aria-labelledby="times">
    <h2 id="times" tabindex="-1">${shortDateLabel(date)}</h2>
    ${
      links.length > 0
        ? html`<ul>
            ${links}
          </ul>`
        : html`<p>No free times on this day.</p>`
    }
  </section>`;
}
