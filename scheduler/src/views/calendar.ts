import { html } from 'hono/html';
import { icon } from './icons.ts';
import { notice, page, type Markup } from './layout.ts';
import { goodToKnow, pageHead, rescheduleLine, zoneLine } from './meeting.ts';
import { weeksAtFirst, type CalendarDay, type CalendarModel, type CalendarWeek } from '../calendar-model.ts';
import type { TimesDay } from '../models.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** All bookable days on one sheet, beside the free times of one. */
export function calendarPage(model: CalendarModel): Markup {
  const { event, zone, reschedule, times } = model;
  const heading = reschedule ? 'Pick a new time' : 'Choose a time';
  return page(model, {
    title: model.title,
    layout: 'calendar',
    message: { name: 'event_type_viewed' },
    main: html`${pageHead(heading, event, zoneLine(zone))} ${notice(model.notice)}
      ${reschedule && rescheduleLine(reschedule)}
      <div class="columns">
        <div class="month">
          ${times.length > 0 && html`<a class="skip" href="#times">Skip to the times</a>`} ${sheet(model)}
        </div>
        <div class="times">
          ${times.length === 0 ? noTimes(model) : ''} ${times.map((day, index) => timesOfDay(day, index))}
        </div>
        ${goodToKnow(model.bring)}
      </div>`,
  });
}

function sheet({ weeks, laterWeeks }: CalendarModel): Markup {
  return html`<table aria-label="Days">
      <thead>
        <tr>
          ${weekdays.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${weeks.slice(0, weeksAtFirst).map(weekRows)}
      </tbody>
      <tbody class="later">
        ${weeks.slice(weeksAtFirst).map(weekRows)}
      </tbody>
    </table>
    ${
      laterWeeks &&
      html`<details class="more" ${laterWeeks.open ? ' open' : ''}>
        <summary>${laterWeeks.label} ${icon('arrow-down')}</summary>
      </details>`
    }`;
}

function weekRows({ days, month }: CalendarWeek): Markup {
  const column = month?.column ?? 0;
  return html`${month && monthName(month)}
    <tr>
      ${days.map((day, index) => {
        const turn = column > 0 && index === column ? html` class="turn"` : '';
        return html`<td${turn}>${day && dayCell(day)}</td>`;
      })}
    </tr>`;
}

/** Stands over the month's first day, from there to the right; over the last two days of a week it ends there instead. */
function monthName({ label, column }: NonNullable<CalendarWeek['month']>): Markup {
  const start = Math.min(column, 4);
  const side = column > start ? 'end' : column > 0 ? 'turn' : '';
  return html`<tr class="month-name">
    ${start > 0 ? html`<td colspan="${start}"></td>` : ''}
    <th colspan="${7 - start}" class="${side}">${label}</th>
  </tr>`;
}

function dayCell({ number, label, url, isToday, isChosen }: CalendarDay): Markup {
  const today = isToday ? html` <small>today</small>` : '';
  if (url === null) return html`<span class="day">${number}${today}</span>`;
  const current = isChosen ? html` aria-current="date"` : '';
  return html`<a class="day" href="${url}" aria-label="${label}${isToday ? ' today' : ''}" ${current}
    >${number}${today}</a
  >`;
}

function timesOfDay({ label, left, parts }: TimesDay, index: number): Markup {
  const id = index === 0 ? 'times' : `times-${index + 1}`;
  return html`<section aria-labelledby="${id}">
    <div class="day-head">
      <h2 id="${id}" tabindex="-1">${label}</h2>
      ${left && html`<span>${left}</span>`}
    </div>
    ${parts.map(
      (part) =>
        html`<h3>${part.label}</h3>
          <ul>
            ${part.times.map(timeLink)}
          </ul>`,
    )}
  </section>`;
}

function timeLink({ clock, half, iso, url }: TimesDay['parts'][number]['times'][number]): Markup {
  return html`<li>
    <a class="time" href="${url}"
      ><time datetime="${iso}">${clock} <small>${half}</small></time></a
    >
  </li>`;
}

function noTimes({ business, event, emptyText, nextFree }: CalendarModel): Markup {
  return html`<section class="no-times" aria-labelledby="no-times">
    <h2 id="no-times" tabindex="-1">${emptyText}</h2>
    <ul class="ways">
      ${nextFree && way('calendar', nextFree.url, nextFree.label, 'The next day with open times')}
      ${business.phone && way('phone', `tel:${business.phone.replace(/[^+\d]/g, '')}`, `Call ${business.phone}`, 'We’ll find a time together')}
      ${way('mail', `mailto:${business.email}?subject=${encodeURIComponent(event.name)}`, `Email ${business.email}`, 'Tell us what times work for you')}
    </ul>
  </section>`;
}

function way(drawing: string, url: string, label: string, hint: string): Markup {
  return html`<li>
    <a href="${url}"
      >${icon(drawing)}<span><b>${label}</b> <small>${hint}</small></span
      >${icon('arrow-right')}</a
    >
  </li>`;
}
