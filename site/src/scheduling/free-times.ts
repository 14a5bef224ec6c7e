import type { NextTime } from './provider.ts';

/** How many free times are shown. */
const timesShown = 3;

/**
 * The free times of a service's response, earliest first; values that aren't times are left out.
 * @param pairs an instant and, if the service has one, the URL of its form.
 */
export function nextTimesOf(pairs: readonly (readonly [unknown, unknown?])[]): NextTime[] {
  return pairs
    .flatMap(([time, link]): NextTime[] =>
      typeof time === 'string'
        ? [{ instant: new Date(time), ...(typeof link === 'string' ? { link } : {}) }]
        : [],
    )
    .filter(({ instant }) => !Number.isNaN(instant.getTime()))
    .sort((one, other) => one.instant.getTime() - other.instant.getTime());
}

/** A number for the part of the visitor's day in which a time is: morning, afternoon or evening. */
function partOfDay({ instant }: NextTime): number {
  const hour = instant.getHours();
  return hour < 12 ? 0 : hour < 17 ? 1 : 2;
}

/** The times from Monday to Friday, 8 a.m. to 4 p.m., for visitors from an office; all times if there are none. */
export function inOfficeHours(times: readonly NextTime[]): readonly NextTime[] {
  const inHours = times.filter(({ instant }) => {
    const isWeekday = instant.getDay() >= 1 && instant.getDay() <= 5;
    return isWeekday && instant.getHours() >= 8 && instant.getHours() < 16;
  });
  return inHours.length > 0 ? inHours : times;
}

/**
 * A free time on each of the next days, if possible in different parts of the day: the first one, then a late one, since
 * many parents work until evening. The local calendar's soonest times follow the same rule.
 */
export function spreadTimes(times: readonly NextTime[]): NextTime[] {
  const dayOf = ({ instant }: NextTime) => instant.toDateString();
  const days = [...new Set(times.map(dayOf))].slice(0, timesShown);
  if (days.length < timesShown) return times.slice(0, timesShown);
  const spread: NextTime[] = [];
  for (const day of days) {
    const ofDay = times.filter((time) => dayOf(time) === day);
    const parts = spread.map(partOfDay);
    const others = ofDay.filter((time) => !parts.includes(partOfDay(time)));
    const latest = Math.max(...others.map(partOfDay));
    const other = spread.length > 0 && others.find((time) => partOfDay(time) === latest);
    spread.push(other || (ofDay.find((time) => partOfDay(time) !== parts.at(-1)) ?? ofDay[0]!));
  }
  return spread;
}

/** Account and event of a booking URL `/account/event`; null for any other path. */
export function accountAndEvent(bookingUrl: string): [string, string] | null {
  const [account, event, ...rest] = new URL(bookingUrl).pathname.split('/').filter(Boolean);
  return account && event && rest.length === 0 ? [account, event] : null;
}
