// View models: all that the pages show, already formatted. Labels are English text in the visitor's zone, `url`s are
// ready for an href, and `iso` is an instant such as "2026-11-24T15:00:00Z". Views choose nothing and compute nothing.

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A message to the embedding page, posted as `calendly.<name>`. */
export interface PageMessage {
  readonly name: 'event_type_viewed' | 'date_and_time_selected' | 'event_scheduled' | 'event_canceled';
  readonly payload?: Readonly<Record<string, { readonly uri: string }>>;
}

/** What every page needs. */
export interface PageModel {
  readonly business: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly privacyUrl: string;
  };
  readonly embedded: boolean;
  /** A style sheet with the business's own colors; null for the shipped ones. */
  readonly themeUrl: string | null;
}

export interface EventModel {
  readonly name: string;
  /** "15 min", "video call", "free". */
  readonly facts: readonly string[];
  /** Such as "Make it 45 min". */
  readonly otherLengths: readonly Link[];
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
  /** The URL names no zone: the script offers the visitor's own. */
  readonly isDefault: boolean;
}

export interface CalendarDay {
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
  readonly emptyText: string | null;
  /** The next day with free times, such as "See Wednesday, December 2", when the chosen one has none. */
  readonly nextFree: Link | null;
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

/** What a form sends that nobody types, such as the submission id. */
export type HiddenField = readonly [name: string, value: string];

/** What the form for a time and the one with other times have in common. */
interface DetailsModel extends PageModel {
  readonly title: string;
  readonly event: EventModel;
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  /** Null when a meeting is moved: its details are known. */
  readonly fields: FieldsModel | null;
}

export interface FormModel extends DetailsModel {
  readonly meeting: MeetingTime;
  readonly backUrl: string;
  /** The heading of the error summary, such as "There’s a problem"; null without one. */
  readonly problem: string | null;
  readonly reschedule: RescheduleModel | null;
}

/** The form with other free times, when the wanted one can't be had. */
export interface TakenModel extends DetailsModel {
  readonly zone: ZoneModel;
  readonly problem: string;
  readonly calendarUrl: string;
  /** The nearest free times by day. */
  readonly days: readonly {
    readonly label: string;
    readonly times: readonly { readonly clock: string; readonly half: string; readonly value: string }[];
  }[];
}

/** What became of a booking. */
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
  readonly place: string;
  readonly invitee: { readonly name: string; readonly email: string };
  readonly bring: string;
  /** The booking's own page, with its origin: the way back. */
  readonly pageUrl: string;
  readonly inviteUrl: string;
  readonly rescheduleUrl: string;
  readonly cancelUrl: string;
  readonly bookAgainUrl: string;
}
