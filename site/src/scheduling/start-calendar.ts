import { onPageActivated } from '../lib/on-page-activated.ts';
import { addScript } from './add-script.ts';
import type { Calendar, CalendarElement, CalendarPlan } from './calendar-element.ts';
import { topicIn } from './booking-topic.ts';
import { withVisit } from './booking-url.ts';
import {
  componentLoadDelay,
  graceForMessages,
  initialStatus,
  nextStatus,
  timeLimit,
  type EmbedEvent,
} from './embed-state.ts';
import { keptBooking } from './kept-booking.ts';
import { nearViewport } from './near-viewport.ts';
import type { SchedulerSignal } from './provider.ts';

// Starts the page's calendar and reads the messages of its frame. scheduler.astro inlines this script, so that the
// calendar doesn't depend on another request. use-scheduler.ts also imports it, in case a browser blocked the inline one.
// If it blocks every inline script, Astro's islands don't start either, and the page shows a link, an email address and a
// phone number in place of the calendar.

declare global {
  /** Undefined in browsers without the Temporal API. */
  var Temporal: { Now: { timeZoneId(): string } } | undefined;
}

/** Limits of the height that a frame may ask for, in CSS pixels: while it loads, it may report as little as 2. */
const [smallestHeight, largestHeight] = [400, 2400];

/** The data of a message, which comes from another site and may have any fields. */
type Message = Readonly<Record<string, unknown>> | null | undefined;

/** The signal of a message from the frame, by the service's contract; null for a message that it doesn't define. */
function readMessage(data: Message, { messages }: CalendarPlan): SchedulerSignal | null {
  if (!messages) return null;
  const { name, content, signals, height } = messages;
  const said = data?.[name];
  const details = data?.[content] as Message;
  if (height && said === height.name) {
    const pixels = Math.round(parseFloat(String(details?.[height.field])));
    return pixels > 0
      ? { kind: 'height', pixels: Math.min(largestHeight, Math.max(smallestHeight, pixels)) }
      : null;
  }
  const kind = typeof said === 'string' && Object.hasOwn(signals, said) ? signals[said] : undefined;
  if (!kind) return null;
  const { page, start } = details ?? {};
  return {
    kind,
    ...(typeof page === 'string' && { page }),
    ...(typeof start === 'string' && { start }),
  };
}

/** The frame's URL with the campaign and topic of the page's URL, the page's host and the visitor's time zone. */
function withVisitor(
  bookingUrl: string,
  { noteParameter, hostParameter, zoneParameter }: CalendarPlan,
): string {
  const url = new URL(withVisit(bookingUrl, location.search, noteParameter));
  if (hostParameter) url.searchParams.set(hostParameter, location.host);
  if (zoneParameter) {
    // Temporal is faster: on a slow phone, Intl needs about 100 ms to load its locale data.
    const timeZone =
      globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (timeZone) url.searchParams.set(zoneParameter, timeZone);
  }
  return url.href;
}

/**
 * Loads the service's script, if the plan has one.
 * @param onLost called when a script that the frame needs fails to load.
 */
function serviceScript({ script: src, needsScript }: CalendarPlan, onLost: () => void) {
  let attempt = 0;
  let onPage: AbortController | undefined;
  const script = {
    /** Whether the script failed to load and the frame doesn't work without it. */
    isLost: false,
    /** Adds the script to the page and removes that of an earlier attempt. */
    add() {
      if (!src) return;
      onPage?.abort();
      onPage = new AbortController();
      script.isLost = false;
      const onError = () => {
        script.isLost = Boolean(needsScript);
        if (script.isLost) onLost();
      };
      addScript(src, { attempt: attempt++, signal: onPage.signal, onError });
    },
  };
  return script;
}

/** Shows the topic in the page's URL, with the portrait of the teacher that it names, in place of the headline. */
function showTopic({ noteParameter }: CalendarPlan): void {
  const note = document.querySelector<HTMLElement>('[data-booking-note]');
  const topic = topicIn(location.search);
  // A topic from another site's link is not shown, since it could be any text.
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!note?.firstChild || !topic || !fromHere) return;
  note.firstChild.textContent = note.dataset['bookingNote']?.replace('{topic}', () => topic) ?? '';
  const text = note.querySelector<HTMLElement>('[data-untold]');
  // This service takes no note, so the text says that the booking won't mention the topic.
  if (text && !noteParameter) text.textContent = text.dataset['untold'] ?? '';
  const faces = JSON.parse(note.dataset['faces'] ?? '{}') as Record<string, string>;
  if (Object.hasOwn(faces, topic)) note.append(Object.assign(new Image(), { src: faces[topic], alt: '' }));
  note.hidden = false;
}

function setUp(embed: CalendarElement, host: Element): void {
  const plan = JSON.parse(embed.dataset['schedulerPlan'] ?? '') as CalendarPlan;
  const isOfService = (url: string | undefined): url is string =>
    url !== undefined && URL.canParse(url) && new URL(url).origin === plan.origin;

  const kept = keptBooking(plan.calendar);
  /** The URL of the kept booking's page; undefined if the service has none. */
  const bookingPage = () => (isOfService(kept.booking?.page) ? kept.booking.page : undefined);

  const script = serviceScript(plan, () => {
    const frame = host.querySelector<HTMLIFrameElement>('iframe[data-loaded]');
    if (frame) void checkSilentFrame(frame);
  });

  let needComponent!: () => void;
  const componentNeeded = new Promise<void>((resolve) => (needComponent = resolve));
  const announcer = embed.querySelector('[role=status]');
  showTopic(plan);

  function dispatch(event: EmbedEvent): void {
    const before = calendar.status;
    calendar.status = nextStatus(before, event);
    if (calendar.status === before) return;
    const { state, step } = calendar.status;
    if (['ready', 'unconfirmed', 'booked'].includes(state)) embed.dataset['calendarShown'] = '';
    const isChoosing = state === 'ready' && step === 'choosing';
    if (announcer && calendar.listeners.size === 0) announcer.textContent = isChoosing ? plan.ready : '';
    if (state !== 'loading' && !isChoosing) needComponent();
    for (const onChange of calendar.listeners) onChange();
  }

  function onMessage({ data, source, origin }: MessageEvent<Message>): void {
    const frame = host.querySelector('iframe');
    if (!frame || source !== frame.contentWindow || origin !== plan.origin) return;
    // An ad blocker may hide the frame by a style.
    if (frame.offsetHeight === 0) return;
    const signal = readMessage(data, plan);
    if (!signal) return;
    if (signal.kind === 'booked')
      kept.keep({ calendar: plan.calendar, page: isOfService(signal.page) ? signal.page : undefined });
    if (signal.kind === 'canceled') kept.keep(undefined);
    dispatch(signal);
  }

  /** Finds out whether a frame works that has loaded without a message: this page can't read another site's frame. */
  async function checkSilentFrame(frame: HTMLIFrameElement): Promise<void> {
    frame.dataset['loaded'] = '';
    // A message with a height doesn't count, because an error page sends one, too.
    const isDecided = () => ['ready', 'booked'].includes(calendar.status.state) || !frame.isConnected;
    // The frame of a service without messages is assumed to work.
    if (!plan.origin) dispatch({ kind: 'loaded' });
    // Without a URL to probe or a lost script, the time limit decides.
    if (!plan.probe && !script.isLost) return;
    await new Promise((resolve) => setTimeout(resolve, graceForMessages));
    if (isDecided()) return;
    const answer = plan.probe && (await fetch(plan.probe, { credentials: 'omit' }).catch(() => undefined));
    if (isDecided()) return;
    if (!answer || !answer.ok) dispatch({ kind: 'unavailable' });
    else if (!kept.booking) dispatch({ kind: 'loaded' });
    // The service no longer has the kept booking, or its time is past.
    else bookAnother();
  }

  function createFrame(bookingUrl: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = plan.title;
    frame.name = 'calendar';
    frame.src = bookingPage() ?? withVisitor(bookingUrl, plan);
    frame.addEventListener('load', () => void checkSilentFrame(frame));
    return frame;
  }

  let limit: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    if (calendar.status.starts > 0) script.add();
    embed.toggleAttribute('data-booking-kept', kept.booking !== undefined);
    if (plan.url) host.replaceChildren(createFrame(plan.url));
    else needComponent();
    setTimeout(() => {
      if (calendar.status.state === 'loading') needComponent();
    }, componentLoadDelay);
    clearTimeout(limit);
    limit = setTimeout(() => dispatch({ kind: 'unavailable' }), timeLimit);
    dispatch({ kind: 'started' });
  }

  function bookAnother(): void {
    kept.keep(undefined);
    start();
  }

  const calendar: Calendar = {
    status: initialStatus,
    listeners: new Set(),
    dispatch,
    componentNeeded,
    start,
    bookAnother,
  };
  embed.calendar = calendar;

  if (plan.origin) addEventListener('message', onMessage);
  addEventListener('online', () => {
    if (['loading', 'failed'].includes(calendar.status.state)) start();
  });

  onPageActivated(() => {
    // After the first paint.
    requestAnimationFrame(() => setTimeout(script.add));
    if (kept.booking && !bookingPage()) dispatch({ kind: 'booked-before' });
    // In a task of its own, since a frame takes long to create.
    else if (plan.startsWithPage) setTimeout(start);
    else
      void nearViewport(embed).then(() => {
        if (calendar.status.starts === 0) start();
      });
  });
}

// During the build, there is no document.
const embed = globalThis.document?.querySelector<CalendarElement>('[data-scheduler-plan]');
const host = embed?.querySelector('[data-scheduler-host]');
if (embed && host && !embed.calendar) setUp(embed, host);
