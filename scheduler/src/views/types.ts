// View models: all that the pages show, already formatted. Labels are English text in the visitor's zone, `url`s are
// ready for an href, and `iso` is an instant such as "2026-11-24T15:00:00Z". Views choose nothing and compute nothing.

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A message to the embedding page, posted as `calendly.<name>`. */
export interface PageMessage {
  readonly name:
    | 'profile_page_viewed'
    | 'event_type_viewed'
    | 'date_and_time_selected'
    | 'event_scheduled'
    | 'event_canceled';
  readonly payload?: Readonly<Record<string, { readonly uri: string }>>;
}

/** What every page needs. */
export interface PageModel {
  readonly business: {
    readonly name: string;
    readonly email: string;
    /** "+1 555 010 0199" */
    readonly phone: string | null;
    readonly privacyUrl: string;
  };
  /** Stands in another site's frame, as the address says. */
  readonly embedded: boolean;
  /** A style sheet of the business's or the embedding page's colors, such as "/assets/theme.css?…"; null for the shipped ones. */
  readonly themeUrl: string | null;
}

export interface EventModel {
  readonly name: string;
  /** "15 min", "video call", "free". */
  readonly facts: readonly string[];
  /** Other lengths of the same meeting, such as "Make it 45 min". */
  readonly otherLengths: readonly Link[];
  /** hide_event_type_details: name and facts are for screen readers only. */
  readonly hideDetails: boolean;
}

/** The zone of all times on a page. */
export interface ZoneModel {
  /** IANA name. */
  readonly id: string;
  /** "Eastern Time" */
  readonly name: string;
  /** "3:40 PM", and the same moment as an instant, from which a script goes on. */
  readonly now: string;
  readonly nowIso: string;
  readonly changeUrl: string;
  /** The address names no zone: the script offers the visitor's own, by adding `tz` to the present address. */
  readonly isDefault: boolean;
}

/** One day of the calendar sheet. */
export interface CalendarDay {
  /** "24" */
  readonly number: string;
  /** "Tuesday, November 24" */
  readonly label: string;
  /** Null when the day has no free times. */
  readonly url: string | null;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}

/**
 * Seven days from Sunday. Weeks run on from month to month, so that each day stands once: the first row begins with the
 * Sunday of the present week, the last ends after the last bookable day, where days are null.
 */
export interface CalendarWeek {
  readonly days: readonly (CalendarDay | null)[];
  /**
   * The month that begins in this week, such as "December" or "January 2027", and the column of its first day, 0 to 6.
   * The first row always has the present month with column 0.
   */
  readonly month: { readonly label: string; readonly column: number } | null;
}

export interface TimeModel {
  /** "9:00" */
  readonly clock: string;
  /** "AM", or "AM EST" where clocks show the time twice. */
  readonly half: string;
  readonly iso: string;
  readonly url: string;
}

/** A day's free times, in parts that have some. */
export interface TimesDay {
  /** "Today, November 24" */
  readonly label: string;
  /** "3 left", only when few. */
  readonly left: string | null;
  readonly parts: readonly {
    readonly label: 'Night' | 'Morning' | 'Afternoon' | 'Evening';
    readonly times: readonly TimeModel[];
  }[];
}

/** The meeting that is being moved. */
export interface RescheduleModel {
  /** "Friday, November 27, 9:00 AM" */
  readonly present: string;
  readonly keepUrl: string;
}

export interface CalendarModel extends PageModel {
  readonly title: string;
  readonly event: EventModel;
  readonly zone: ZoneModel;
  /** Why the requested page cannot be shown. */
  readonly notice: string | null;
  readonly reschedule: RescheduleModel | null;
  readonly weeks: readonly CalendarWeek[];
  /** How a small frame calls the weeks after the third, such as "Later in December, January"; null with three or fewer. */
  readonly laterWeeks: { readonly label: string; readonly open: boolean } | null;
  /** The chosen day; with fewer than six times left, the next free day, too. Empty when there is no free time at all. */
  readonly times: readonly TimesDay[];
  /** What is said instead of times, such as "No times left on this day." or "No times are open right now."; else null. */
  readonly emptyText: string | null;
  /** The next day with free times, such as "See Wednesday, December 2", when the chosen one has none. */
  readonly nextFree: Link | null;
  /** "A recent quiz or report card, if you have one." */
  readonly bring: string;
}

export interface MeetingTime {
  /** "Friday, November 27" */
  readonly date: string;
  /** "9:00 to 9:15 AM" */
  readonly time: string;
  /** "Eastern Time" */
  readonly zone: string;
  readonly iso: string;
  /** For the drawn calendar leaf: "NOV" and "27". */
  readonly leaf: { readonly month: string; readonly day: string };
}

export interface FieldModel {
  readonly value: string;
  /** What to do about what was typed. */
  readonly error: string | null;
  readonly maxLength: number;
}

export interface FieldsModel {
  /** "For parents and guardians, 18 or older" */
  readonly audience: string;
  readonly name: FieldModel;
  readonly email: FieldModel;
  readonly note: FieldModel;
}

/** What a form sends that nobody types: tokens, submission id. */
export type HiddenField = readonly [name: string, value: string];

export interface FormModel extends PageModel {
  readonly title: string;
  readonly event: EventModel;
  readonly meeting: MeetingTime;
  readonly backUrl: string;
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  /** Null when a meeting is moved: its details are known. */
  readonly fields: FieldsModel | null;
  /** The heading of the error summary, such as "There's a problem" or "Too many attempts. …"; null without one. */
  readonly problem: string | null;
  readonly reschedule: RescheduleModel | null;
}

/** The form with other free times, when the wanted one can't be had. */
export interface TakenModel extends PageModel {
  readonly title: string;
  readonly event: EventModel;
  readonly zone: ZoneModel;
  /** "That time was just taken. Nothing is booked yet." */
  readonly problem: string;
  readonly calendarUrl: string;
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  /** The nearest free times by day; the radio's name is `radioName`. */
  readonly radioName: string;
  readonly days: readonly {
    /** "Friday, November 27" */
    readonly label: string;
    readonly times: readonly { readonly clock: string; readonly half: string; readonly value: string }[];
  }[];
  readonly fields: FieldsModel | null;
}

export interface ZonesModel extends PageModel {
  readonly title: string;
  /** The calendar's path; sent with GET. */
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  readonly backUrl: string;
  readonly zones: readonly { readonly id: string; readonly label: string; readonly isChosen: boolean }[];
}

export interface ConfirmationModel extends PageModel {
  readonly title: string;
  readonly state: 'booked' | 'rescheduled' | 'canceled' | 'past';
  readonly message: PageMessage | null;
  readonly meeting: MeetingTime;
  /** The meeting's week from Sunday, for the drawn calendar. */
  readonly week: readonly {
    readonly weekday: string;
    readonly number: string;
    readonly isMeeting: boolean;
  }[];
  readonly eventName: string;
  /** "video call" */
  readonly place: string;
  readonly invitee: { readonly name: string; readonly email: string };
  readonly bring: string;
  /** The booking's own address, with its origin: the way back. */
  readonly pageUrl: string;
  readonly inviteUrl: string;
  readonly rescheduleUrl: string;
  readonly cancelUrl: string;
  /** The calendar of the same event, for who has canceled or whose meeting is over. */
  readonly bookAgainUrl: string;
}

export interface CancelModel extends PageModel {
  readonly title: string;
  readonly meeting: MeetingTime;
  readonly eventName: string;
  readonly problem: string | null;
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  readonly keepUrl: string;
}

export interface MessageModel extends PageModel {
  readonly heading: string;
  readonly text: string;
  readonly link: Link | null;
}

export interface AccountModel extends PageModel {
  /** hide_landing_page_details: the heading is for screen readers only. */
  readonly hideDetails: boolean;
  readonly events: readonly {
    readonly name: string;
    /** "15 min", "video call", "free". */
    readonly facts: readonly string[];
    readonly url: string;
  }[];
}
