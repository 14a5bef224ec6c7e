/** @jsxRuntime automatic */
import type { Temporal } from 'temporal-polyfill';
import type { BookingVisit } from '../requests/booking-visit.ts';
import { plainDateLabel } from '../time/time-label.ts';
import { EventDetails } from './event-details.tsx';
import { MonthCalendar, type MonthView } from './month-calendar.tsx';
import { Notice } from './notice.tsx';
import { PageLayout } from './page-layout.tsx';
import { TimeList } from './time-list.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface BookingPageProps {
  readonly visit: BookingVisit;
  readonly view: MonthView;
  readonly selected: Temporal.PlainDate | null;
  /** Why the page is not what was asked for. */
  readonly notice?: string | undefined;
}

function noticeText({ visit, notice }: BookingPageProps): string | undefined {
  if (notice || visit.unknownZone === null) return notice;
  return `There is no time zone “${visit.unknownZone}”. Times are shown in ${visit.zone.replaceAll('_', ' ')}.`;
}

/** The month with its free days and, once a day is chosen, that day's free times. */
export function BookingPage(props: BookingPageProps) {
  const { visit, view, selected } = props;
  const place = selected ? { date: selected.toString() } : { month: view.month.toString() };
  const slots = selected && view.days.find((day) => day.date.equals(selected))?.slots;
  const step = selected ? `choose a time on ${plainDateLabel(selected)}` : 'choose a day';
  return (
    <PageLayout
      title={`${visit.eventType.name}: ${step} | ${visit.config.business}`}
      carried={visit.carried}
      message={{ name: 'event_type_viewed' }}
      zoneToDetect={visit.carried.has('tz') ? undefined : visit.zone}
      className={selected ? 'card booking has-day' : 'card booking'}
    >
      <EventDetails visit={visit} place={place} />
      <Notice text={noticeText(props)} />
      <MonthCalendar visit={visit} view={view} selected={selected} />
      {selected && <TimeList visit={visit} date={selected} slots={slots ?? []} />}
      <ZoneChoice visit={visit} place={place} />
    </PageLayout>
  );
}
