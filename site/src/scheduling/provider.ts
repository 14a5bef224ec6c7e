/// <reference lib="dom" />
import type { SchedulerId } from '../model/settings.ts';

/** What a message from the scheduler's frame tells the page. */
export type SchedulerSignal =
  /** The calendar is there, and a time can be chosen. */
  | { kind: 'choosing' }
  /** A time is chosen, and the form is there. */
  | { kind: 'chosen'; start?: string }
  /**
   * A time was booked, or a booking moved to another time; `page` shows it, where the service tells its URL. `start` is
   * when the call begins, as an ISO instant.
   */
  | { kind: 'booked'; page?: string; start?: string }
  /** The visitor is asked whether to cancel. */
  | { kind: 'canceling' }
  | { kind: 'canceled' }
  /** The frame has loaded and says nothing, and as far as anybody can know it is the calendar. */
  | { kind: 'loaded' }
  /** Nothing can be booked: the service does not answer, or not in time, or its script is lost. */
  | { kind: 'unavailable' }
  /** The height of the scheduler's content in CSS pixels. */
  | { kind: 'height'; pixels: number };

/** What a content security policy must allow for a provider, by what it loads. */
export type ProviderSources = Partial<Record<'script' | 'frame' | 'style' | 'connect', readonly string[]>>;

/** The site's colors, such as "#2346c7", for services that take them in their frame's URL. */
export interface SchedulerTheme {
  background: string;
  text: string;
  primary: string;
}

/** A frame that the page itself can draw. */
export interface ProviderFrame {
  /** Its URL, without the parameters that only the visitor's browser knows. */
  url: string;
  /** The URL parameters in which the service takes the visitor's time zone and the page's host. */
  zoneParameter?: string;
  hostParameter?: string;
  /** Whether nobody can book in it without JavaScript; then a refused service's script means that it is unavailable. */
  needsScript: boolean;
  /** Fetched when the frame is silent: with an answer only its script was lost, without one it shows an error page. */
  probe?: string;
}

/** A service's own script. */
export interface ProviderScript {
  url(bookingUrl: string): string;
  /** Puts in place what the script expects to find when it runs. */
  prepare?(): void;
  /** Whether the script has already run on this page and must not run twice. */
  hasRun?(): boolean;
  /**
   * Has the script draw its frame into an empty element, where the page cannot.
   * @returns whether the script was there to do it.
   */
  draw?(host: Element, bookingUrl: string, theme: SchedulerTheme): boolean;
}

/**
 * The contract of a service's messages, as data: start-calendar.ts, which reads them, stands in the document as text. A
 * message of the right origin and window is known by its name; what else it holds may change.
 */
export interface MessageContract {
  /** The fields of a message that hold its name and its content. */
  name: string;
  content: string;
  /** What each message says, by its name. Its content may have `page`, a booking's URL, and `start`, an ISO time. */
  signals: Readonly<Record<string, 'choosing' | 'chosen' | 'booked' | 'canceling' | 'canceled'>>;
  /** The message that tells the height of the content in CSS pixels, and the field with it. */
  height?: { name: string; field: string };
}

/** What a service's frame tells the page around it. */
interface ProviderMessages {
  /** Where valid messages come from. */
  origin(bookingUrl: string): string;
  contract: MessageContract;
}

/** A free time, and where the service's form for it stands. */
export interface NextTime {
  instant: Date;
  link?: string;
}

/** How a service tells everybody its next free times. */
interface NextTimesSource {
  /** The request to make; null when the booking URL does not identify it. */
  request(bookingUrl: string, now: Date): { url: string; headers?: Readonly<Record<string, string>> } | null;
  /** The times in an answer, earliest first; empty when it has another shape. */
  read(answer: unknown, bookingUrl: string): NextTime[];
}

/** What is true for a booking with this service, in words for visitors. */
export interface ProviderLabels {
  /** Said once when a time was booked. */
  booked: string;
  /** What happens after a booking, step by step. */
  next: readonly string[];
}

/** Of services that send an email about each booking. */
export const emailLabels: ProviderLabels = {
  booked: 'Check your email for the details.',
  next: [
    'Check your email. The confirmation has the time and the video link.',
    'To reschedule or cancel, use the links in that email.',
  ],
};

/** One scheduling service: everything the site knows about it, as functions of a booking URL. */
export interface SchedulerProvider {
  /** What `scheduler.provider` in the owner's settings says; model/settings.ts has its name. */
  id: SchedulerId;
  /** The frame as the page draws it; null where only the service's script can. */
  frame(bookingUrl: string, theme: SchedulerTheme): ProviderFrame | null;
  /** The URL parameter in which the service takes what the visitor asks about; left out where there is none. */
  noteParameter?: string;
  /** Why a booking URL cannot work with this service, as "must …"; null when it can. */
  problem?(bookingUrl: URL): string | null;
  script?: ProviderScript;
  /** Left out for services that send none: their silence says nothing. */
  messages?: ProviderMessages;
  /** Left out for services that do not tell them publicly. */
  nextTimes?: NextTimesSource;
  sources(bookingUrl: string): ProviderSources;
  /** For services that send no email about a booking. */
  labels?: ProviderLabels;
}
