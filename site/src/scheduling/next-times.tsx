import { Fragment, useState, type MouseEvent } from 'react';
import { useQuery } from '../lib/query.ts';
import { timesShown } from './provider-answers.ts';
import type { NextTime } from './provider.ts';
import { providerOf } from './providers/by-id.ts';
import { timeWording, zoneWording } from './time-wording.ts';

interface NextTimesProps {
  provider: string;
  bookingUrl: string;
  /** Stands before the times, with {zone} for the visitor's time zone. */
  label: string;
}

function useNextTimes({ provider, bookingUrl }: NextTimesProps, now: Date): NextTime[] {
  const source = providerOf(provider).nextTimes;
  const request = source?.request(bookingUrl, now) ?? null;
  // The service is another site, which needs nobody's cookies to tell what it tells everybody.
  const { data } = useQuery(request && [request.url], {
    credentials: 'omit',
    headers: request?.headers ?? {},
  });
  return (source?.read(data) ?? []).filter(({ instant }) => instant > now).slice(0, timesShown);
}

/** Opens a time's form in the calendar that stands on the page, with what the frame's address says of the visit. */
function openInFrame(event: MouseEvent<HTMLAnchorElement>): void {
  const embed = event.currentTarget.closest('[data-scheduler-state]');
  const frame = embed?.querySelector<HTMLIFrameElement>('[data-scheduler-host] iframe');
  if (!frame || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const form = new URL(event.currentTarget.href);
  for (const [name, value] of new URL(frame.src).searchParams) {
    if (!form.searchParams.has(name)) form.searchParams.set(name, value);
  }
  frame.src = form.href;
  frame.scrollIntoView({ block: 'nearest' });
  frame.focus({ preventScroll: true });
}

function Time({ time: { instant, link }, now }: { time: NextTime; now: Date }) {
  const time = <time dateTime={instant.toISOString()}>{timeWording(instant, now)}</time>;
  if (link === undefined) return time;
  return (
    <a href={link} onClick={openInFrame}>
      {time}
    </a>
  );
}

/** The next free times in the visitor's own time zone, each leading to its form. Nothing, when the service tells none. */
export function NextTimes(props: NextTimesProps) {
  const [now] = useState(() => new Date());
  const times = useNextTimes(props, now);
  const [first] = times;
  if (!first) return null;
  return (
    <span data-next-times="">
      {props.label.replace('{zone}', zoneWording(first.instant))}{' '}
      {times.map((time, index) => (
        <Fragment key={time.instant.getTime()}>
          {index > 0 && ' · '}
          <Time time={time} now={now} />
        </Fragment>
      ))}
    </span>
  );
}
