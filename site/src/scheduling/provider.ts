/// <reference lib="dom" />
import type { SchedulerId } from '../model/settings.ts';

/** A message from the scheduler's frame, whatever the service. */
export type SchedulerSignal =
  /** The calendar is shown, and a time can be chosen. */
  | { kind: 'choosing' }
  /** A time was chosen, and the form is shown. */
  | { kind: 'chosen'; start?: string }
  /**
   * A time was booked, or a booking was moved. `page` is the URL of the booking's page, and `start` the beginning of the
   * call as an ISO instant, if the service sends them.
   */
  | { kind: 'booked'; page?: string; start?: string }
  /** The visitor is asked whether to cancel. */
  | { kind: 'canceling' }
  | { kind: 'canceled' }
  /** The frame has loaded without a message, and nothing indicates that it failed. */
  | { kind: 'loaded' }
  /** Nothing can be booked: the service does not respond in time, or its script failed to load. */
  | { kind: 'unavailable' }
  /** The height of the scheduler's content in CSS pixels. */
  | { kind: 'height'; pixels: number };

/** The sources that a content security policy must allow for a provider, by kind. */
export type ProviderSources = Partial<Record<'script' | 'frame' | 'style' | 'connect', readonly string[]>>;

/** The site's colors as hexadecimal values, such as "#2346c7", for services that can use them. */
export interface SchedulerTheme {
  background: string;
  text: string;
  primary: string;
}

/** A frame that the page itself can create. */
export interface ProviderFrame {
  /** Its URL, without the parameters that depend on the visitor. */
  url: string;
  /** The URL parameter in which the service takes the visitor's time zone. */
  zoneParameter?: string;
  /** The URL parameter in which the service takes the host of the embedding page. */
  hostParameter?: string;
  /** Whether it needs JavaScript. If so, a blocked script of the service means that the frame doesn't work. */
  needsScript: boolean;
  /** A URL to fetch if the frame sends no message. If it responds, the frame works; if not, it shows an error page. */
  probe?: string;
}

/** A service's own script. */
export interface ProviderScript {
  url(bookingUrl: string): string;
  /** Sets up what the script expects before it runs. */
  prepare?(): void;
  /** Whether the script has already run on this page, if it must not run twice. */
  hasRun?(): boolean;
  /**
   * Has the script create its frame in an empty element, if the page can't.
   * @returns whether the script was loaded.
   */
  draw?(host: Element, bookingUrl: string, theme: SchedulerTheme): boolean;
}

/**
 * The contract of a service's messages, as JSON data, because start-calendar.ts is an inline script. Only the name of a
 * message is required; its other fields may change.
 */
export interface MessageContract {
  /** The field of a message that holds its name. */
  name: string;
  /** The field that holds its content, an object that may have `page`, a booking's URL, and `start`, an ISO instant. */
  content: string;
  /** The signal of each message, by its name. */
  signals: Readonly<Record<string, 'choosing' | 'chosen' | 'booked' | 'canceling' | 'canceled'>>;
  /** The message with the height of the content in CSS pixels, and the field that holds it. */
  height?: { name: string; field: string };
}

/** The messages of a service's frame to the page. */
interface ProviderMessages {
  /** The origin of valid messages. */
  origin(bookingUrl: string): string;
  contract: MessageContract;
}

/** A free time, and the URL of the service's form for it. */
export interface NextTime {
  instant: Date;
  link?: string;
}

/** A service's public list of next free times. */
interface NextTimesSource {
  /** The request for the list; null if the booking URL doesn't identify it. */
  request(bookingUrl: string, now: Date): { url: string; headers?: Readonly<Record<string, string>> } | null;
  /** The times in a response, earliest first; empty if it has an unknown shape. */
  read(answer: unknown, bookingUrl: string): NextTime[];
}

/** Texts for visitors that depend on the service. */
export interface ProviderLabels {
  /** Announced after a booking. */
  booked: string;
  /** What happens next, step by step. */
  next: readonly string[];
}

/** The texts for services that send an email about each booking. */
export const emailLabels: ProviderLabels = {
  booked: 'Check your email for the details.',
  next: [
    'Check your email. The confirmation has the time and the video link.',
    'To reschedule or cancel, use the links in that email.',
  ],
};

/** A scheduling service: everything that the site needs to know about it. */
export interface SchedulerProvider {
  /** The value of `scheduler.provider` in the owner's settings, from the list in model/settings.ts. */
  id: SchedulerId;
  /** The frame, if the page can create it; null if only the service's script can. */
  frame(bookingUrl: string, theme: SchedulerTheme): ProviderFrame | null;
  /** The URL parameter in which the service takes a note for the booking, if it has one. */
  noteParameter?: string;
  /** Why a booking URL can't work with this service, as "must …"; null if it can. */
  problem?(bookingUrl: URL): string | null;
  script?: ProviderScript;
  /** Left out for services without messages. */
  messages?: ProviderMessages;
  /** Left out for services without a public list. */
  nextTimes?: NextTimesSource;
  sources(bookingUrl: string): ProviderSources;
  /** For services that send no email about a booking. */
  labels?: ProviderLabels;
}
