/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { isSwitchedOn, linkTo } from '../requests/carried-parameters.ts';
import { visitPath, type BookingVisit } from '../requests/booking-visit.ts';

interface EventDetailsProps {
  readonly visit: BookingVisit;
  /** Parameters that links to another length keep besides the carried ones. */
  readonly place?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

/** Who is met, what it is called and how long it takes; with a choice of lengths where there is one. */
export function EventDetails({ visit, place = {}, children }: EventDetailsProps) {
  const { config, eventType, minutes, carried } = visit;
  const hidden = isSwitchedOn(carried, 'hide_event_type_details');
  return (
    <header className="details">
      <div className={hidden ? 'visually-hidden' : undefined}>
        <p className="business">{config.business}</p>
        <h1>{eventType.name}</h1>
        <p className="length">
          {minutes} minutes · {eventType.place}
        </p>
      </div>
      {eventType.minutes.length > 1 && <LengthChoice visit={visit} place={place} />}
      {children}
    </header>
  );
}

function LengthChoice({ visit, place }: { visit: BookingVisit; place: Readonly<Record<string, string>> }) {
  return (
    <nav className="lengths" aria-label="Length of the meeting">
      {visit.eventType.minutes.map((length) => (
        <a
          key={length}
          className="pill"
          href={linkTo(visitPath(visit), visit.carried, { ...place, duration: String(length) })}
          aria-current={length === visit.minutes ? 'true' : undefined}
        >
          {length} min
          <span className="visually-hidden">utes{length === visit.minutes ? ', chosen' : ''}</span>
        </a>
      ))}
    </nav>
  );
}
