import type { Slot } from './availability.ts';
import type { Booking } from './booking.ts';
import { withQuery } from './query.ts';
import type { BookingRequest } from './service.ts';
import {
  clockTime,
  dateInZone,
  formatInstant,
  partOfDay,
  plainDateLabel,
  timeLabel,
  zoneName,
} from './time.ts';

const longDate = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** "Tuesday, November 24" in the zone. */
export function dayLabel(atMs: number, zone: string): string {
  return plainDateLabel(dateInZone(atMs, zone), longDate);
}

export type EventModel = ReturnType<typeof eventModel>;

type Place = Readonly<Record<string, string | null>>;

/** Name and facts of the event; where its length can be chosen, that is a fact of its own, at the same place. */
export function eventModel({ eventType, minutes, params, path, movedId }: BookingRequest, place: Place) {
  const lengths = movedId || eventType.minutes.length === 1 ? [] : eventType.minutes;
  return {
    name: eventType.name,
    facts: [...(lengths.length > 0 ? [] : [`${minutes} min`]), eventType.place, eventType.price],
    lengths: lengths.map((length) => ({
      label: `${length} min`,
      url: withQuery(path, params, { ...place, duration: String(length) }),
      isChosen: length === minutes,
    })),
  };
}

export type ZoneModel = ReturnType<typeof zoneModel>;

/** The zone of a page by name, with its present time as text and as an instant, from which a script goes on. */
export function zoneModel(request: BookingRequest, place: Place = {}) {
  const { zone, nowMs, params, path } = request;
  return {
    id: zone,
    name: zoneName(nowMs, zone, 'longGeneric'),
    now: clockTime(nowMs, zone),
    nowIso: formatInstant(nowMs),
    changeUrl: withQuery(`${path}/zone`, params, place),
    isDefault: !params.has('tz'),
  };
}

/** "9:00" and "AM", or "AM EST" where the clocks show the time twice. */
export function timeParts(atMs: number, zone: string): { clock: string; half: string } {
  const [clock = '', ...half] = timeLabel(atMs, zone).split(' ');
  return { clock, half: half.join(' ') };
}

/** "9:00 to 9:15 AM", "11:45 AM to 12:00 PM". */
function timeRange({ startMs, endMs }: Slot, zone: string): string {
  const [start, end] = [timeParts(startMs, zone), timeParts(endMs, zone)];
  const from = start.half === end.half ? start.clock : `${start.clock} ${start.half}`;
  return `${from} to ${end.clock} ${end.half}`;
}

export type MeetingTime = ReturnType<typeof meetingTime>;

/** A meeting's date and time in the parts that pages style separately; the leaf is the drawn calendar's. */
export function meetingTime(slot: Slot, zone: string) {
  const date = dateInZone(slot.startMs, zone);
  return {
    date: plainDateLabel(date, longDate),
    time: timeRange(slot, zone),
    zone: zoneName(slot.startMs, zone, 'longGeneric'),
    iso: formatInstant(slot.startMs),
    leaf: { month: plainDateLabel(date, { month: 'short' }).toUpperCase(), day: String(date.day) },
  };
}

export type RescheduleModel = ReturnType<typeof rescheduleModel>;

/** The meeting that is being moved. */
export function rescheduleModel(booking: Booking, zone: string, keepUrl: string) {
  return { present: `${dayLabel(booking.startMs, zone)}, ${timeLabel(booking.startMs, zone)}`, keepUrl };
}

const fewTimes = 3;

export type TimesDay = ReturnType<typeof timesDay>;

/** A day's free times in parts; `slots` are not empty and all of one day in the zone. */
export function timesDay(slots: readonly Slot[], { zone, nowMs, params, path }: BookingRequest) {
  const date = dateInZone(slots[0]!.startMs, zone);
  const isToday = date.equals(dateInZone(nowMs, zone));
  const timeModel = ({ startMs }: Slot) => {
    const iso = formatInstant(startMs);
    return { ...timeParts(startMs, zone), iso, url: `${withQuery(path, params, { time: iso })}#form` };
  };
  return {
    label: isToday
      ? `Today, ${plainDateLabel(date, { month: 'long', day: 'numeric' })}`
      : plainDateLabel(date, longDate),
    left: slots.length <= fewTimes ? `${slots.length} left` : null,
    parts: [...Map.groupBy(slots, ({ startMs }) => partOfDay(startMs, zone))].map(([label, ofPart]) => ({
      label,
      times: ofPart.map(timeModel),
    })),
  };
}
