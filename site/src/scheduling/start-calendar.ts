import { onPageActivated } from '../lib/on-page-activated.ts';
import { addScript } from './add-script.ts';
import type { Calendar, CalendarElement, CalendarPlan } from './calendar-element.ts';
import { withVisit } from './booking-url.ts';
import { graceForMessages, patience } from './embed-state.ts';
import { keptBooking } from './kept-booking.ts';
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

function setUp(embed: CalendarElement, host: Element): void {
  const plan = JSON.parse(embed.dataset['schedulerPlan'] ?? '') as CalendarPlan;
  const isOfService = (url: string | undefined): url is string =>
    url !== undefined && URL.canParse(url) && new URL(url).origin === plan.origin;

  const kept = keptBooking(plan.calendar);
  /** The page of the kept booking, where the service has one. */
  const bookingPage = () => (isOfService(kept.booking?.page) ? kept.booking.page : undefined);

  function frameUrl(bookingUrl: string): string {
    const page = bookingPage();
    if (page) return page;
    const url = new URL(withVisit(bookingUrl, location.search, plan.noteParameter));
    if (plan.hostParameter) url.searchParams.set(plan.hostParameter, location.host);
    if (plan.zoneParameter) {
      // Intl loads a locale's data for it, which takes a slow phone a tenth of a second.
      const timeZone =
        globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (timeZone) url.searchParams.set(plan.zoneParameter, timeZone);
    }
    return url.href;
  }

  /** Whether the present frame has said what it shows. A height says nothing: an error page has one, too. */
  let hasSpoken = false;

  let needComponent!: () => void;
  const componentNeeded = new Promise<void>((resolve) => (needComponent = resolve));
  const announcer = embed.querySelector('[role=status]');

  /** Tells the page's component, at once or when it comes. */
  function tell(signal: SchedulerSignal): void {
    if (!['height', 'unavailable'].includes(signal.kind)) embed.dataset['calendarShown'] = '';
    if (calendar.receive) return calendar.receive(signal);
    calendar.signals.push(signal);
    if (signal.kind === 'height') return;
    const isChoosing = signal.kind === 'choosing';
    if (announcer) announcer.textContent = isChoosing ? plan.ready : '';
    if (!isChoosing) needComponent();
  }

  /** How often the service's script was added, and what removes the one that is there. */
  let attempt = 0;
  let scriptOnPage: AbortController | undefined;
  let isScriptLost = false;

  function addServiceScript(): void {
    if (!plan.script) return;
    scriptOnPage?.abort();
    scriptOnPage = new AbortController();
    isScriptLost = false;
    const onError = () => {
      isScriptLost = Boolean(plan.needsScript);
      const frame = host.querySelector<HTMLIFrameElement>('iframe[data-loaded]');
      if (isScriptLost && frame) void judgeSilence(frame);
    };
    addScript(plan.script, { attempt: attempt++, signal: scriptOnPage.signal, onError });
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
    hasSpoken ||= signal.kind !== 'height';
    tell(signal);
  }

  /**
   * Decides about a frame that has loaded and sent no message. A service that sends none is taken to work. Where the
   * service's script was refused, the calendar is unavailable. Where there is a probe, the service's answer decides.
   */
  async function judgeSilence(frame: HTMLIFrameElement): Promise<void> {
    frame.dataset['loaded'] = '';
    if (!plan.origin) tell({ kind: 'loaded' });
    if (!plan.probe && !isScriptLost) return;
    await new Promise((resolve) => setTimeout(resolve, graceForMessages));
    if (hasSpoken || !frame.isConnected) return;
    if (!plan.probe) return tell({ kind: 'unavailable' });
    const answer = await fetch(plan.probe, { credentials: 'omit' }).catch(() => null);
    if (hasSpoken || !frame.isConnected) return;
    if (answer?.ok && kept.booking) {
      // The service knows the kept booking no more, or its time is past.
      kept.keep(undefined);
      calendar.start();
    } else tell({ kind: answer?.ok ? 'loaded' : 'unavailable' });
  }

  function createFrame(bookingUrl: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = plan.title;
    frame.name = 'calendar';
    frame.src = frameUrl(bookingUrl);
    frame.addEventListener('load', () => void judgeSilence(frame));
    return frame;
  }

  const calendar: Calendar = {
    startedAt: null,
    signals: [],
    receive: null,
    componentNeeded,
    isBookedBefore: () => kept.booking !== undefined && bookingPage() === undefined,
    forgetBooking: () => kept.keep(undefined),
    start() {
      if (calendar.startedAt !== null) addServiceScript();
      calendar.startedAt = performance.now();
      calendar.signals = [];
      hasSpoken = false;
      embed.toggleAttribute('data-booking-kept', kept.booking !== undefined);
      if (plan.url) host.replaceChildren(createFrame(plan.url));
      else needComponent();
      setTimeout(() => {
        if (embed.dataset['calendarShown'] === undefined) needComponent();
      }, patience);
      embed.dispatchEvent(new Event('calendar-started'));
    },
  };
  embed.calendar = calendar;

  if (plan.origin) addEventListener('message', onMessage);
  // The network is back before the page's component, which retries by itself, has arrived.
  addEventListener('online', () => {
    if (!calendar.receive && calendar.startedAt !== null && embed.dataset['calendarShown'] === undefined)
      calendar.start();
  });

  /** On pages where the frame does not start with the page, it starts when it is within one screen. */
  function startWhenNear(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (calendar.startedAt === null) calendar.start();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(embed);
  }

  // After the first paint.
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  onPageActivated(() =>
    afterPaint(() => {
      addServiceScript();
      if (calendar.isBookedBefore()) needComponent();
      else if (plan.startsWithPage) calendar.start();
      else startWhenNear();
    }),
  );
}

// There is no document while the page is built.
const embed = globalThis.document?.querySelector<CalendarElement>('[data-scheduler-plan]');
const host = embed?.querySelector('[data-scheduler-host]');
if (embed && host && !embed.calendar) setUp(embed, host);
