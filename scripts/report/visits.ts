import type { Look } from './access-log.ts';

const minute = 60_000;
const longestPause = 30 * minute;
const longestBooking = 60 * minute;

/** What visits are told by. */
export interface Places {
  /** Paths of pages. */
  readonly pages: ReadonlySet<string>;
  /** Paths of pages whose calendar starts by itself. */
  readonly calendarPages: ReadonlySet<string>;
  /** Paths of the scheduling service's calendars, for a log that holds its requests, too. */
  readonly calendars: ReadonlySet<string>;
}

/** What is read of a booking. */
export interface Booked {
  readonly createdAtMs: number;
  /** The utm_* parameters it came with; utm_content is the page. */
  readonly tracking: Readonly<Record<string, string>>;
}

/** What came of the visits of a week that began at one page, with one campaign. */
export interface ReportRow {
  /** The week's Monday, such as 2026-11-16 (UTC). */
  readonly week: string;
  readonly landing: string;
  readonly campaign: string;
  visits: number;
  shown: number;
  booked: number;
}

interface View {
  readonly path: string;
  readonly atMs: number;
}

interface Visit {
  readonly landing: string;
  readonly campaign: string;
  readonly beganMs: number;
  lastMs: number;
  readonly views: View[];
  readonly ahead: View[];
  shown: boolean;
  booked: boolean;
}

/** The campaign that address parameters name; ours, on a link without any, is none. */
export function campaignOf(named: (parameter: string) => string | null | undefined): string {
  const source = named('utm_source');
  const own = source === 'website' ? '' : source;
  return named('utm_campaign') || own || (named('gclid') ? 'Google ad' : '') || '-';
}

/** Puts what people have looked at together into visits, which end when nothing happens for half an hour. */
function visitsOf(looks: readonly Look[], places: Places): Visit[] {
  const visits: Visit[] = [];
  const latest = new Map<string, Visit>();
  for (const { atMs, visitor, target, ahead } of [...looks].sort((one, other) => one.atMs - other.atMs)) {
    const { pathname: path, searchParams } = new URL(target, 'https://site.example');
    const known = latest.get(visitor);
    const current = known && atMs - known.lastMs <= longestPause ? known : undefined;
    if (ahead) {
      current?.ahead.push({ path, atMs });
      continue;
    }
    if (current) current.lastMs = atMs;
    if (places.calendars.has(path) && current) current.shown = true;
    if (!places.pages.has(path)) continue;
    const campaign = campaignOf((name) => searchParams.get(name));
    const fresh = { landing: path, campaign, beganMs: atMs, lastMs: atMs };
    const visit: Visit = current ?? { ...fresh, views: [], ahead: [], shown: false, booked: false };
    if (!current) visits.push(visit);
    latest.set(visitor, visit);
    visit.views.push({ path, atMs });
    if (places.calendarPages.has(path)) visit.shown = true;
  }
  return visits;
}

/**
 * The visit that most likely made a booking: the last that opened its page in the hour before, with its campaign;
 * else the last that fetched it ahead, since a browser that opens such a page does not ask for it again.
 */
function visitBehind({ createdAtMs, tracking }: Booked, visits: readonly Visit[]): Visit | undefined {
  const campaign = campaignOf((name) => tracking[name]);
  const lastWith = (kind: 'views' | 'ahead') => {
    const opened = (visit: Visit) =>
      visit[kind].findLast(
        ({ path, atMs }) =>
          path === tracking['utm_content'] && atMs <= createdAtMs && createdAtMs - atMs <= longestBooking,
      )?.atMs ?? 0;
    const candidates = visits.filter(
      (visit) => !visit.booked && opened(visit) > 0 && (campaign === '-' || visit.campaign === campaign),
    );
    return candidates.toSorted((one, other) => opened(other) - opened(one))[0];
  };
  return lastWith('views') ?? lastWith('ahead');
}

function mondayOf(atMs: number): string {
  const day = new Date(atMs);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * Counts visits, calendars shown and bookings by week, landing page and campaign. A booking stands where its visit
 * began; one whose visit is not in the log stands at the page it was made on.
 */
export function reportRows(looks: readonly Look[], bookings: readonly Booked[], places: Places): ReportRow[] {
  const visits = visitsOf(looks, places);
  const rows = new Map<string, ReportRow>();
  const count = (atMs: number, landing: string, campaign: string, add: Partial<ReportRow>) => {
    const week = mondayOf(atMs);
    const key = JSON.stringify([week, landing, campaign]);
    const row = rows.get(key) ?? { week, landing, campaign, visits: 0, shown: 0, booked: 0 };
    rows.set(key, row);
    for (const name of ['visits', 'shown', 'booked'] as const) row[name] += add[name] ?? 0;
  };
  for (const booking of bookings) {
    const { createdAtMs, tracking } = booking;
    const campaign = campaignOf((name) => tracking[name]);
    const visit = visitBehind(booking, visits);
    if (visit) Object.assign(visit, { shown: true, booked: true });
    else count(createdAtMs, tracking['utm_content'] ?? '-', campaign, { booked: 1 });
  }
  for (const { beganMs, landing, campaign, shown, booked } of visits) {
    count(beganMs, landing, campaign, { visits: 1, shown: Number(shown), booked: Number(booked) });
  }
  return [...rows.values()].sort(
    (one, other) =>
      one.week.localeCompare(other.week) ||
      other.visits - one.visits ||
      one.landing.localeCompare(other.landing),
  );
}
