import type { EventTypeId } from '../model/routes.ts';

/** What visitors read about a calendar, whatever service draws it. */
export interface CalendarWords {
  /** The name of the calendar's frame, by event type. */
  titles: Readonly<Record<EventTypeId, string>>;
  ownPage: string;
  openBookingPage: string;
  /** Before the next free times; {zone} is the short name of the visitor's time zone. */
  nextTimes: string;
  opening: string;
  withoutScript: string;
  chooseOnBookingPage: string;
  retry: string;
  bookElsewhere: string;
  anotherSiteNewTab: string;
  unconfirmed: string;
  unconfirmedText: string;
  failed: string;
  failedText: string;
  booked: string;
  /** What to have at hand, whatever the service says besides. */
  prepare: string;
  toast: string;
  /** Before the booking page's address, on paper. */
  print: string;
  announcements: Readonly<Record<'loading' | 'ready' | 'unconfirmed' | 'failed', string>>;
}

export const calendarWords: CalendarWords = {
  titles: {
    'free-consultation': 'Calendar: choose a time for the free 15-minute consultation',
    'test-prep': 'Calendar: choose a time for the free test prep consultation',
    'school-districts': 'Calendar: choose a time for the school district consultation',
  },
  ownPage: 'Prefer a page of its own?',
  openBookingPage: 'Open the booking page',
  nextTimes: 'Next free times ({zone}):',
  opening: 'The calendar opens here. Should it take too long, book on its own page or write to us:',
  withoutScript: 'The whole calendar stands on the booking page, too. You can also write to us:',
  chooseOnBookingPage: 'Choose a time on the booking page',
  retry: 'Retry',
  bookElsewhere: 'Book on the scheduler’s page',
  anotherSiteNewTab: '(another site, opens in a new tab)',
  unconfirmed: 'Do you see the calendar below?',
  unconfirmedText: 'If so, go ahead. If not, here are other ways to book:',
  failed: 'The calendar did not load',
  failedText:
    'Something between you and our scheduling service is in the way: the connection, or a blocker. You can still book:',
  booked: 'You’re booked. Here is what happens next.',
  prepare: 'Bring a recent quiz or report card if you have one. Nothing else is needed.',
  toast: 'You’re booked',
  print: 'Book at',
  announcements: {
    loading: 'Loading the calendar.',
    ready: 'The calendar is ready.',
    unconfirmed: 'The calendar may not have loaded. Other ways to book are above it.',
    failed: 'The calendar could not load. Other ways to book follow.',
  },
};
