import { noteAbout } from './booking-topic.ts';
import { bookingUrlFor } from './booking-url.ts';
import type { EmbedEvent, EmbedStatus } from './embed-state.ts';
import type { MessageContract, ProviderFrame } from './provider.ts';
import { getProvider } from './providers/registry.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';

/** The calendar that start-calendar.ts controls; the React component shows its status. */
export interface Calendar {
  status: EmbedStatus;
  /** Called after each change of the status; empty until the component has loaded. */
  listeners: Set<() => void>;
  dispatch: (event: EmbedEvent) => void;
  /** Resolves once the status is one that only the component can show. */
  componentNeeded: Promise<void>;
  /** Creates the frame, or replaces it. */
  start: () => void;
  /** Deletes the saved booking and starts the calendar again. */
  bookAnother: () => void;
}

/** The element of the embed, with its calendar as a property. */
export interface CalendarElement extends HTMLElement {
  calendar?: Calendar;
}

/** The data that start-calendar.ts reads from the embed. Without a URL, the service's own script creates the frame. */
export interface CalendarPlan extends Partial<ProviderFrame> {
  /** The key of this calendar's booking in the browser's history. */
  calendar: string;
  /** The accessible name of the frame. */
  title: string;
  /** Announced to screen readers once the calendar is ready. */
  ready: string;
  /** The URL of the service's script, if the page itself creates the frame. */
  script?: string | undefined;
  /** The origin of valid messages; undefined for a service that sends none. */
  origin?: string | undefined;
  messages?: MessageContract | undefined;
  noteParameter?: string | undefined;
  startsWithPage: boolean;
}

/** The booking URL in the embed, without the visitor's campaign. */
export function embedUrl({ bookingUrl, pagePath, provider, topic }: SchedulerEmbedProps): string {
  const url = new URL(bookingUrlFor(bookingUrl, { pagePath, medium: 'embed' }));
  const { noteParameter } = getProvider(provider);
  if (noteParameter && topic) url.searchParams.set(noteParameter, noteAbout(topic));
  return url.href;
}

/** The value of the embed's attribute `data-scheduler-plan`. */
export function calendarPlan(props: SchedulerEmbedProps): CalendarPlan {
  const { frame, messages, noteParameter, script } = getProvider(props.provider);
  const url = embedUrl(props);
  const drawn = frame(url, props.theme);
  return {
    ...drawn,
    calendar: props.bookingUrl,
    title: props.labels.titles[props.eventType],
    ready: props.labels.announcements.ready,
    script: drawn ? script?.url(url) : undefined,
    origin: messages?.origin(props.bookingUrl),
    messages: messages?.contract,
    noteParameter,
    startsWithPage: props.startsWithPage,
  };
}

/** The URL of the frame for visitors without JavaScript; null if the service needs JavaScript. */
export function urlWithoutScript(props: SchedulerEmbedProps): string | null {
  const frame = getProvider(props.provider).frame(embedUrl(props), props.theme);
  if (!frame || frame.needsScript) return null;
  const url = new URL(frame.url);
  if (frame.hostParameter) url.searchParams.set(frame.hostParameter, props.siteHost);
  return url.href;
}

/** Loads the page's calendar again while nothing is chosen in it, so that the note follows the address of the page. */
export function reloadUnusedCalendar(): void {
  const calendar = document.querySelector<CalendarElement>('[data-scheduler-plan]')?.calendar;
  if (!calendar || calendar.status.starts === 0) return;
  const { state, step } = calendar.status;
  if (state === 'loading' || (state === 'ready' && step === 'choosing')) calendar.start();
}
