import type { EventType, SchedulerConfig } from '../config/scheduler-config.ts';
import { knownTimeZone } from '../time/time-zone.ts';
import { readCarried, type CarriedParameters } from './carried-parameters.ts';

/** One request for an event type's booking page: what was asked for, and when. */
export interface BookingVisit {
  readonly config: SchedulerConfig;
  readonly eventType: EventType;
  /** The chosen length of the meeting. */
  readonly minutes: number;
  /** The zone in which times are shown: the one in the address, or the host's. */
  readonly zone: string;
  /** A zone name in the address that does not exist, or null. */
  readonly unknownZone: string | null;
  readonly carried: CarriedParameters;
  readonly nowMs: number;
}

/** The event type of an address, or null when there is no such account or event. */
export function findEventType(config: SchedulerConfig, account: string, event: string): EventType | null {
  if (account !== config.owner.account) return null;
  return config.events.find((one) => one.slug === event) ?? null;
}

/** One of the event type's lengths: the one asked for, or the first. */
export function chosenMinutes(eventType: EventType, asked: string | null | undefined): number {
  return eventType.minutes.find((length) => String(length) === asked) ?? eventType.minutes[0]!;
}

/** Reads a visit from the address of a booking page. */
export function readVisit(
  config: SchedulerConfig,
  eventType: EventType,
  query: URLSearchParams,
  nowMs: number,
): BookingVisit {
  const carried = readCarried(query);
  const asked = carried.get('tz');
  const zone = asked === undefined ? null : knownTimeZone(asked);
  return {
    config,
    eventType,
    minutes: chosenMinutes(eventType, carried.get('duration')),
    zone: zone ?? config.host.zone,
    unknownZone: asked !== undefined && zone === null ? asked : null,
    carried,
    nowMs,
  };
}

/** The path of the visit's booking page. */
export function visitPath(visit: BookingVisit): string {
  return `/${visit.config.owner.account}/${visit.eventType.slug}`;
}
