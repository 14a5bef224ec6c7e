import type { Invitee } from '../booking.ts';
import type { FieldErrors } from '../invitee.ts';
import type { EventModel, MeetingTime, RescheduleModel, ZoneModel } from '../models.ts';
import type { PageModel } from '../service.ts';

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

export interface FieldsModel {
  /** "For parents and guardians, 18 or older" */
  readonly audience: string;
  readonly typed: Invitee;
  /** What to do about what was typed. */
  readonly errors: FieldErrors;
}

/** The form's hidden fields, such as the submission id. */
export type HiddenField = readonly [name: string, value: string];

/** The nearest free times by day, when the wanted one can't be had. */
export interface Offers {
  readonly zone: ZoneModel;
  readonly days: readonly {
    readonly label: string;
    readonly times: readonly { readonly clock: string; readonly half: string; readonly value: string }[];
  }[];
}

export interface FormModel extends PageModel {
  readonly title: string;
  readonly event: EventModel;
  readonly bring: string;
  /** The chosen time; null where others are offered. */
  readonly meeting: MeetingTime | null;
  readonly offers: Offers | null;
  readonly backUrl: string;
  readonly action: string;
  readonly hidden: readonly HiddenField[];
  /** Null when a meeting is moved: its details are known. */
  readonly fields: FieldsModel | null;
  /** The heading of the error summary, such as "There’s a problem"; null without one. */
  readonly problem: string | null;
  readonly reschedule: RescheduleModel | null;
}
