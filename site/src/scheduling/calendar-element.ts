import { bookingUrlFor } from './booking-url.ts';
import { getProvider } from './providers/registry.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';

/** What start-calendar.js leaves on the embed for the component that takes the calendar over. */
export interface CalendarElement extends HTMLElement {
  calendar?: {
    /** When the frame was started, by performance.now(); null before. */
    startedAt: number | null;
    /** The messages so far, until the component takes them; null from then on. */
    messages: MessageEvent[] | null;
    /** Draws the frame, anew where there is one. */
    start: () => void;
  };
}

/** The booking URL in the embed, for a visitor who came with no campaign. */
export function embedUrl({ provider, bookingUrl, pagePath }: SchedulerEmbedProps): string {
  const { campaign } = getProvider(provider);
  return bookingUrlFor(bookingUrl, { pagePath, medium: 'embed', campaign });
}

/** The embed's `data-scheduler-plan`, which start-calendar.js reads; without a URL where the service's own script draws the frame. */
export function calendarConfig(props: SchedulerEmbedProps) {
  const { frame, messages, campaign } = getProvider(props.provider);
  return {
    ...frame(embedUrl(props), props.theme),
    title: props.labels.titles[props.eventType],
    origin: messages?.origin(props.bookingUrl),
    ready: messages?.ready ?? [],
    startsWithPage: props.startsWithPage,
    campaign,
  };
}

/** The URL of the frame for visitors without JavaScript; null where the service needs it. */
export function urlWithoutScript(props: SchedulerEmbedProps): string | null {
  const frame = getProvider(props.provider).frame(embedUrl(props), props.theme);
  if (!frame?.withoutScript) return null;
  const url = new URL(frame.url);
  if (frame.hostParameter) url.searchParams.set(frame.hostParameter, props.siteHost);
  return url.href;
}
