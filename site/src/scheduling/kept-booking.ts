/** A booking made in a calendar, with the URL of its page if the service sends one. */
interface Booking {
  calendar: string;
  page: string | undefined;
}

/** The booking of one calendar, which survives a reload of the page. */
export interface KeptBooking {
  readonly booking: Booking | undefined;
  keep(booking: Booking | undefined): void;
}

/** Keeps a calendar's booking in `history.state`. @param calendar the key of the calendar. */
export function keptBooking(calendar: string): KeptBooking {
  const state = () => (history.state ?? {}) as { booking?: Booking };
  let { booking } = state();
  if (booking?.calendar !== calendar) booking = undefined;
  const kept: KeptBooking = {
    get booking() {
      return booking;
    },
    keep(made) {
      booking = made;
      const { booking: former, ...rest } = state();
      if (made || former) history.replaceState(made ? { ...rest, booking: made } : rest, '');
    },
  };
  // A link to an anchor adds a history entry, which needs the state, too.
  addEventListener('hashchange', () => kept.keep(booking));
  return kept;
}
