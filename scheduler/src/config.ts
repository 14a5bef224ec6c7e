import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

/** A stretch of a day, in hours after midnight. */
type Hours = readonly [from: number, to: number];

/** One kind of meeting that can be booked. */
export interface EventType {
  /** The last part of its URL. */
  readonly slug: string;
  readonly name: string;
  /** How long it takes at most, in minutes. */
  readonly minutes: number;
  /** Its length, place and price, as they are shown. */
  readonly facts: readonly string[];
  /** "parents and guardians": stands after "For", before "18 or older". */
  readonly audience: string;
  /** What a visitor should have at hand. */
  readonly bring: string;
}

/** When meetings can be had, and what they are. One host takes every call, so bookings never overlap. */
export interface Schedule {
  /** The first part of the events' URLs. */
  readonly account: string;
  /** The host's zone, in which the hours are. */
  readonly zone: string;
  /** The opening hours from Monday to Sunday. */
  readonly hours: readonly (readonly Hours[])[];
  /** Dates without calls, whatever their hours. */
  readonly closed: readonly string[];
  readonly stepMinutes: number;
  /** What is kept free between two meetings. */
  readonly pauseMinutes: number;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly place: string;
  /** How a call is joined. */
  readonly joining: string;
  readonly events: readonly EventType[];
}

const consultation = {
  minutes: 15,
  facts: ['15 min', 'video call', 'free'],
  audience: 'parents and guardians',
};

/** What the demonstration offers. */
export const schedule: Schedule = {
  account: 'brightboard',
  zone: 'America/New_York',
  hours: [...Array.from({ length: 5 }, () => [[9, 20] as const]), [[10, 17]], [[10, 17]]],
  closed: ['2026-11-26', '2026-12-24', '2026-12-25', '2027-01-01'],
  stepMinutes: 30,
  pauseMinutes: 10,
  noticeHours: 4,
  horizonDays: 60,
  place: 'video call',
  joining: 'A teacher emails you the video link before the call.',
  events: [
    {
      ...consultation,
      slug: 'free-consultation',
      name: 'Free 15-minute consultation',
      bring: 'A recent quiz or report card, if you have one.',
    },
    {
      ...consultation,
      slug: 'test-prep',
      name: 'Standardized test prep consultation',
      bring: 'A practice score, if you have one.',
    },
    {
      slug: 'school-districts',
      name: 'Tutoring for school districts',
      minutes: 45,
      facts: ['30 to 45 min', 'video call', 'free'],
      audience: 'school and district staff',
      bring: 'A rough number of students, if you have one.',
    },
  ],
};

/** Of the site's settings, which the site's own check validates, what the pages say about the business. */
const siteSettings = z.object({
  business: z.object({ name: z.string() }),
  mail: z.object({ general: z.string() }),
  brand: z.object({ colors: z.record(z.string(), z.string()).default({}) }).optional(),
});

/** Whose calls can be booked. */
export interface Business {
  readonly name: string;
  readonly email: string;
  /** The business's own colors, by the names of the tokens --brand-…; what is left out is as shipped. */
  readonly colors: Readonly<Record<string, string>>;
}

/** Reads from the site's settings whose calls can be booked. @throws Error when there are no settings. */
export function readBusiness(): Business {
  const folder = process.env['SITE_CONTENT'] ?? fileURLToPath(new URL('../../site/content', import.meta.url));
  const file = join(folder, 'settings.yaml');
  const { business, mail, brand } = siteSettings.parse(parse(readFileSync(file, 'utf8')));
  return { name: business.name, email: mail.general, colors: brand?.colors ?? {} };
}
