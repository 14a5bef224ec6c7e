import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parse } from 'yaml';
import type { Brand } from '../../site/src/model/brand.ts';
import { settings, usualCallMinutes } from '../../site/src/model/settings.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';

/** The opening hours from Monday to Sunday, each stretch in hours after midnight. */
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
  /** "parents and guardians": stands after "For", before "18 or older". */
  readonly audience: string;
  /** Who takes the call; the business where it is left out. */
  readonly host?: (business: Business) => string;
  /** What a visitor should have at hand. */
  readonly bring: string;
  /** When it is offered, where that is not in all the schedule's hours. */
  readonly hours?: WeekHours;
}

/** @param callMinutes how long the calls with families take. */
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
      bring: 'A practice score, if you have one.',
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

/** What the demonstration offers. One host takes every call, so bookings never overlap. */
export const scheduleOf = (callMinutes: number) => ({
  /** The first part of the events' URLs. */
  account: 'brightboard',
  /** The host's zone, in which the hours are. */
  zone: 'America/New_York',
  hours: [...officeDays, [[10, 17]], [[10, 17]]] as WeekHours,
  /** Dates without calls, whatever their hours; a day without its year is closed in each. */
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
  /** How long the calls with families take. */
  readonly callMinutes: number;
  readonly brand: Brand;
}

export interface Service {
  readonly schedule: Schedule;
  readonly business: Business;
  readonly database: DatabaseSync;
  /** The origins that may frame the pages. The first one is the website. */
  readonly frameAncestors: readonly string[];
  /** The service's only source of the present moment, in milliseconds. */
  readonly now: () => number;
}

// Of the settings only what is used here: a mistake elsewhere is for the site's own check to tell.
const businessSettings = settings.pick({ business: true, mail: true, brand: true }).strip();

/** Reads the owner's settings of the site. @throws Error when there are none. */
export function readBusiness(): Business {
  const text = readFileSync(join(contentFolder, 'settings.yaml'), 'utf8');
  const { business, mail, brand } = businessSettings.parse(parse(text));
  const { name, founder, callMinutes } = business;
  return { name, founder, email: mail.general, callMinutes, brand };
}
