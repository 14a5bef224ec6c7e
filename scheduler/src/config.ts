import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parse } from 'yaml';
import type { Brand } from '../../site/src/model/brand.ts';
import { settings, usualCallMinutes } from '../../site/src/model/settings.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';

/** The opening hours from Monday to Sunday: for each day, intervals in hours after midnight. */
type WeekHours = readonly (readonly (readonly [from: number, to: number])[])[];

const officeDays: WeekHours = Array.from({ length: 5 }, () => [[9, 20]]);

export interface EventType {
  /** The last part of its URL. */
  readonly slug: string;
  readonly name: string;
  /** How long it takes at most, in minutes. */
  readonly minutes: number;
  /** Its price, length and place, as displayed. */
  readonly facts: string;
  /** For whom the event is, as in "For parents and guardians 18 or older". */
  readonly audience: string;
  /** Who takes the call; by default, the business. */
  readonly host?: (business: Business) => string;
  /** What a visitor should have ready. */
  readonly bring: string;
  /** Its hours; by default, all hours of the schedule. */
  readonly hours?: WeekHours;
}

/** The event types of the demonstration. @param callMinutes the length of calls with families. */
function eventTypes(callMinutes: number): readonly EventType[] {
  const consultation = {
    minutes: callMinutes,
    facts: `Free, ${callMinutes} minutes, by video`,
    audience: 'parents and guardians',
  };
  return [
    {
      ...consultation,
      slug: 'free-consultation',
      name: `Free ${callMinutes}-minute consultation`,
      host: ({ founder }) => `${founder}, our founder, who suggests a teacher`,
      bring: 'A recent quiz or report card, if you have one.',
    },
    {
      ...consultation,
      slug: 'test-prep',
      name: 'Standardized test prep consultation',
      host: () => 'One of our teachers for your test',
      bring: 'A practice score or a recent test, if you have one.',
    },
    {
      slug: 'school-districts',
      name: 'Tutoring for school districts',
      minutes: 45,
      facts: 'Free, 30 to 45 minutes, by video',
      audience: 'school and district staff',
      bring: 'A rough number of students, if you have one.',
      hours: [...officeDays, [], []],
    },
  ];
}

/** The schedule of the demonstration. One host takes all calls, so bookings never overlap. */
export const scheduleOf = (callMinutes: number) => ({
  /** The first segment of the paths of events. */
  account: 'brightboard',
  /** The host's time zone, in which the hours are. */
  zone: 'America/New_York',
  hours: [...officeDays, [[10, 17]], [[10, 17]]] as WeekHours,
  /** Dates without calls; a date without a year is closed every year. */
  closed: ['2026-11-26', '12-24', '12-25', '01-01'],
  stepMinutes: 30,
  /** The minutes that stay free between two meetings. */
  pauseMinutes: 10,
  noticeHours: 4,
  horizonDays: 60,
  joining: 'We email you the video link before the call.',
  events: eventTypes(callMinutes),
});

export const schedule = scheduleOf(usualCallMinutes);

export type Schedule = typeof schedule;

export interface Business {
  readonly name: string;
  readonly founder: string;
  readonly email: string;
  /** The length of calls with families in minutes. */
  readonly callMinutes: number;
  readonly brand: Brand;
}

export interface Service {
  readonly schedule: Schedule;
  readonly business: Business;
  readonly database: DatabaseSync;
  /** The origins that may embed the pages. The first one is the website. */
  readonly frameAncestors: readonly string[];
  /** The current time in milliseconds; the service has no other clock, so that tests can set it. */
  readonly now: () => number;
}

// Validates only the settings that are used here; the site's content check reports mistakes in others.
const businessSettings = settings.pick({ business: true, mail: true, brand: true }).strip();

/** Reads the business from the site's settings. @throws Error if there are none. */
export function readBusiness(): Business {
  const text = readFileSync(join(contentFolder, 'settings.yaml'), 'utf8');
  const { business, mail, brand } = businessSettings.parse(parse(text));
  const { name, founder, callMinutes } = business;
  return { name, founder, email: mail.general, callMinutes, brand };
}
