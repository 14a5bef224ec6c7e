/** A booking made in a calendar: its `page`, where the service tells one. */
interface Booking {
  calendar: string;
  page: string | undefined;
}

/** The booking of one calendar, which outlives a reload of the page. */
export interface KeptBooking {
  readonly booking: Booking | undefined;
  keep(booking: Booking | undefined): void;
}

/** Keeps a calendar's booking in the page's entry in the browser's history. @param calendar the calendar's own name. */
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
  // A link to an anchor of the page makes an entry of its own.
  addEventListener('hashchange', () => kept.keep(booking));
  return kept;
}
