import { noteAbout } from './booking-topic.ts';
import { bookingUrlFor } from './booking-url.ts';
import type { EmbedEvent, EmbedStatus } from './embed-state.ts';
import type { MessageContract, ProviderFrame } from './provider.ts';
import { getProvider } from './providers/registry.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';

/** The calendar that start-calendar.ts runs, and whose status the component shows. */
export interface Calendar {
  status: EmbedStatus;
  /** Called after each change of the status; none until the component is there. */
  listeners: Set<() => void>;
  dispatch: (event: EmbedEvent) => void;
  /** Resolves once the calendar has something to tell that only the component can show. */
  componentNeeded: Promise<void>;
  /** Draws the frame; replaces the one that is there. */
  start: () => void;
  /** The same without the booking that was made before. */
  bookAnother: () => void;
}

/** The embed, on which the calendar stands. */
export interface CalendarElement extends HTMLElement {
  calendar?: Calendar;
}

/** What start-calendar.ts reads from the embed; without a URL where the service's own script draws the frame. */
export interface CalendarPlan extends Partial<ProviderFrame> {
  /** What tells this calendar's booking from another's in the browser's history. */
  calendar: string;
  /** The name of the frame. */
  title: string;
  /** Said to screen readers once the calendar is there. */
  ready: string;
  /** The URL of the service's script, where the page itself draws the frame. */
  script?: string | undefined;
  /** Where valid messages come from, and what they say; none of a service that sends none. */
  origin?: string | undefined;
  messages?: MessageContract | undefined;
  noteParameter?: string | undefined;
  startsWithPage: boolean;
}

/** The booking URL in the embed, for a visitor who came with no campaign. */
export function embedUrl({ bookingUrl, pagePath, provider, topic }: SchedulerEmbedProps): string {
  const url = new URL(bookingUrlFor(bookingUrl, { pagePath, medium: 'embed' }));
  const { noteParameter } = getProvider(provider);
  if (noteParameter && topic) url.searchParams.set(noteParameter, noteAbout(topic));
  return url.href;
}

/** The embed's `data-scheduler-plan`. */
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

/** The URL of the frame for visitors without JavaScript; null where the service needs it. */
export function urlWithoutScript(props: SchedulerEmbedProps): string | null {
  const frame = getProvider(props.provider).frame(embedUrl(props), props.theme);
  if (!frame || frame.needsScript) return null;
  const url = new URL(frame.url);
  if (frame.hostParameter) url.searchParams.set(frame.hostParameter, props.siteHost);
  return url.href;
}
