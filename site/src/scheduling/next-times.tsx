import { Fragment, useState } from 'react';
import { useQuery } from '../lib/query.ts';
import { timesShown } from './provider-answers.ts';
import { providerOf } from './providers/by-id.ts';
import { timeWording, zoneWording } from './time-wording.ts';

interface NextTimesProps {
  provider: string;
  bookingUrl: string;
}

function useNextTimes({ provider, bookingUrl }: NextTimesProps, now: Date): Date[] {
  const source = providerOf(provider).nextTimes;
  const request = source?.request(bookingUrl, now) ?? null;
  // The service is another site, which needs nobody's cookies to tell what it tells everybody.
  const { data } = useQuery(request && [request.url], {
    credentials: 'omit',
    headers: request?.headers ?? {},
  });
  return (source?.read(data) ?? []).filter((instant) => instant > now).slice(0, timesShown);
}

/** The next free times in the visitor's own time zone. Nothing, when the service does not tell them. */
export function NextTimes(props: NextTimesProps) {
  const [now] = useState(() => new Date());
  const times = useNextTimes(props, now);
  const [first] = times;
  if (!first) return null;
  return (
    <span data-next-times="">
      Next free times ({zoneWording(first)}):{' '}
      {times.map((instant, index) => (
        <Fragment key={instant.getTime()}>
          {index > 0 && ' · '}
          <time dateTime={instant.toISOString()}>{timeWording(instant, now)}</time>
        </Fragment>
      ))}
    </span>
  );
}
