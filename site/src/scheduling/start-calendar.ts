import { onPageActivated } from '../lib/on-page-activated.ts';
import { addScript } from './add-script.ts';
import type { Calendar, CalendarElement, CalendarPlan } from './calendar-element.ts';
import { topicIn } from './booking-topic.ts';
import { withVisit } from './booking-url.ts';
import {
  graceForMessages,
  initialStatus,
  nextStatus,
  patience,
  timeLimit,
  type EmbedEvent,
} from './embed-state.ts';
import { keptBooking } from './kept-booking.ts';
import { nearViewport } from './near-viewport.ts';
import type { SchedulerSignal } from './provider.ts';

// Starts the page's calendar and reads what its frame says. scheduler.astro writes it into the document, so that a script
// that does not arrive takes no calendar away; use-scheduler.ts imports it for pages where this one alone was lost. With
// every inline script refused, Astro's islands do not start either: the place then shows its link, mail and phone.

declare global {
  /** Not every browser has it. */
  var Temporal: { Now: { timeZoneId(): string } } | undefined;
}

/** Bounds of a height that a frame may ask for, in CSS pixels: early values can be 2 or 26. */
const [smallestHeight, largestHeight] = [400, 2400];

/** What a message may hold: another site wrote it. */
type Message = Readonly<Record<string, unknown>> | null | undefined;

/** What a message of the frame says, by the contract of the service; null for anything that it does not name. */
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

/** The frame's URL with what only the visitor's browser knows: the campaign, the page's host and the time zone. */
function withVisitor(
  bookingUrl: string,
  { noteParameter, hostParameter, zoneParameter }: CalendarPlan,
): string {
  const url = new URL(withVisit(bookingUrl, location.search, noteParameter));
  if (hostParameter) url.searchParams.set(hostParameter, location.host);
  if (zoneParameter) {
    // Intl loads a locale's data for it, which takes a slow phone a tenth of a second.
    const timeZone =
      globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (timeZone) url.searchParams.set(zoneParameter, timeZone);
  }
  return url.href;
}

/** The service's own script, where it has one for a frame that the page itself draws. */
function serviceScript({ script: src, needsScript }: CalendarPlan, onLost: () => void) {
  let attempt = 0;
  let onPage: AbortController | undefined;
  const script = {
    /** Whether it was refused, and nobody can book without it. */
    isLost: false,
    /** Adds it to the page, in the place of the one from an earlier attempt. */
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

function setUp(embed: CalendarElement, host: Element): void {
  const plan = JSON.parse(embed.dataset['schedulerPlan'] ?? '') as CalendarPlan;
  const isOfService = (url: string | undefined): url is string =>
    url !== undefined && URL.canParse(url) && new URL(url).origin === plan.origin;

  const kept = keptBooking(plan.calendar);
  /** The page of the kept booking, where the service has one. */
  const bookingPage = () => (isOfService(kept.booking?.page) ? kept.booking.page : undefined);

  const script = serviceScript(plan, () => {
    const frame = host.querySelector<HTMLIFrameElement>('iframe[data-loaded]');
    if (frame) void judgeSilence(frame);
  });

  let needComponent!: () => void;
  const componentNeeded = new Promise<void>((resolve) => (needComponent = resolve));
  const announcer = embed.querySelector('[role=status]');
  const noteLine = document.querySelector<HTMLElement>('[data-booking-note]');
  const topic = topicIn(location.search);
  // A link elsewhere could put any words on the page.
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  if (noteLine?.firstChild && topic && fromHere) {
    noteLine.firstChild.textContent = noteLine.dataset['bookingNote']?.replace('{topic}', () => topic) ?? '';
    const text = noteLine.querySelector<HTMLElement>('[data-untold]');
    // This service takes no note, so the booking will not say what it is about.
    if (text && !plan.noteParameter) text.textContent = text.dataset['untold'] ?? '';
    const faces = JSON.parse(noteLine.dataset['faces'] ?? '{}') as Record<string, string>;
    if (Object.hasOwn(faces, topic))
      noteLine.append(Object.assign(new Image(), { src: faces[topic], alt: '' }));
    noteLine.hidden = false;
  }

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
    // A blocker may hide the frame by a style: nobody can book in it.
    if (frame.offsetHeight === 0) return;
    const signal = readMessage(data, plan);
    if (!signal) return;
    if (signal.kind === 'booked')
      kept.keep({ calendar: plan.calendar, page: isOfService(signal.page) ? signal.page : undefined });
    if (signal.kind === 'canceled') kept.keep(undefined);
    dispatch(signal);
  }

  /** Decides whether a frame works that has loaded and sent no message: this page can't see what it shows. */
  async function judgeSilence(frame: HTMLIFrameElement): Promise<void> {
    frame.dataset['loaded'] = '';
    // A height decides nothing: an error page has one, too.
    const isDecided = () => ['ready', 'booked'].includes(calendar.status.state) || !frame.isConnected;
    // A service that never sends messages is taken to work.
    if (!plan.origin) dispatch({ kind: 'loaded' });
    // Without anything to go by, the time limit decides.
    if (!plan.probe && !script.isLost) return;
    await new Promise((resolve) => setTimeout(resolve, graceForMessages));
    if (isDecided()) return;
    const answer = plan.probe && (await fetch(plan.probe, { credentials: 'omit' }).catch(() => undefined));
    if (isDecided()) return;
    if (!answer || !answer.ok) dispatch({ kind: 'unavailable' });
    else if (!kept.booking) dispatch({ kind: 'loaded' });
    // The service knows the kept booking no more, or its time is past.
    else bookAnother();
  }

  function createFrame(bookingUrl: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = plan.title;
    frame.name = 'calendar';
    frame.src = bookingPage() ?? withVisitor(bookingUrl, plan);
    frame.addEventListener('load', () => void judgeSilence(frame));
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
    }, patience);
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
  // The network is back: what failed may work now.
  addEventListener('online', () => {
    if (['loading', 'failed'].includes(calendar.status.state)) start();
  });

  // After the first paint.
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  onPageActivated(() =>
    afterPaint(() => {
      script.add();
      if (kept.booking && !bookingPage()) dispatch({ kind: 'booked-before' });
      else if (plan.startsWithPage) start();
      else
        void nearViewport(embed).then(() => {
          if (calendar.status.starts === 0) start();
        });
    }),
  );
}

// There is no document while the page is built.
const embed = globalThis.document?.querySelector<CalendarElement>('[data-scheduler-plan]');
const host = embed?.querySelector('[data-scheduler-host]');
if (embed && host && !embed.calendar) setUp(embed, host);
