// Starts the page's calendar and reads what its frame says. scheduler.astro writes this text into the document, so that a
// script that does not arrive takes no calendar away; use-scheduler.ts imports it for pages where this one alone was
// lost. With every inline script refused, Astro's islands do not start either: the place then shows its link, mail and
// phone.
(() => {
  // There is no document while the page is built.
  const embed = globalThis.document?.querySelector('[data-scheduler-plan]');
  if (!embed || embed.calendar) return;
  const config = JSON.parse(embed.dataset.schedulerPlan);
  const host = embed.querySelector('[data-scheduler-host]');

  /** How long after its load event a frame's messages may take to arrive, in milliseconds. */
  const graceForMessages = 500;
  /** Bounds of a height that a frame may ask for, in CSS pixels: early values can be 2 or 26. */
  const [smallestHeight, largestHeight] = [400, 2400];

  const isOfService = (url) => URL.canParse(url) && new URL(url).origin === config.origin;

  /**
   * The booking made in this calendar: its `page`, where the service tells one. The page's entry in the browser's
   * history keeps it, so that the page shows it again when it is loaded again.
   */
  let booking = history.state?.booking;
  if (booking?.calendar !== config.calendar) booking = undefined;

  function keepBooking(made) {
    booking = made;
    const { booking: former, ...state } = history.state ?? {};
    if (made || former) history.replaceState(made ? { ...state, booking: made } : state, '');
  }
  // A link to an anchor of the page makes an entry of its own.
  addEventListener('hashchange', () => keepBooking(booking));

  function frameUrl() {
    if (isOfService(booking?.page)) return booking.page;
    const url = new URL(config.url);
    for (const [name, value] of new URLSearchParams(location.search)) {
      const known = config.campaign.find((one) => one === name.toLowerCase());
      if (known && value.trim()) url.searchParams.set(known, value.trim().slice(0, 100));
    }
    if (config.hostParameter) url.searchParams.set(config.hostParameter, location.host);
    if (config.zoneParameter) {
      // Intl loads a locale's data for it, which takes a slow phone a tenth of a second.
      const timeZone =
        globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (timeZone) url.searchParams.set(config.zoneParameter, timeZone);
    }
    return url.href;
  }

  /** What a message of the frame says, by the contract of the service; null for anything that it does not name. */
  function readMessage(data) {
    const { name, content, signals, height } = config.messages;
    const said = data?.[name];
    const details = data?.[content];
    if (said === height.name) {
      const pixels = Math.round(parseFloat(details?.[height.field]));
      return pixels > 0
        ? { kind: 'height', pixels: Math.min(largestHeight, Math.max(smallestHeight, pixels)) }
        : null;
    }
    return typeof said === 'string' && Object.hasOwn(signals, said)
      ? { kind: signals[said], page: details?.page, start: details?.start }
      : null;
  }

  /** Whether the present frame has said what it shows. A height says nothing: an error page has one, too. */
  let hasSpoken = false;

  /** Tells the page's component, at once or when it comes. */
  function tell(signal) {
    if (!['height', 'unavailable'].includes(signal.kind)) embed.dataset.calendarShown = '';
    if (calendar.receive) calendar.receive(signal);
    else calendar.signals.push(signal);
  }

  function onMessage({ data, source, origin }) {
    const frame = host.querySelector('iframe');
    if (!frame || source !== frame.contentWindow || origin !== config.origin) return;
    // A blocker may hide the frame by a style: nobody can book in it.
    if (frame.offsetHeight === 0) return;
    const signal = readMessage(data);
    if (signal?.kind === 'booked')
      keepBooking({ calendar: config.calendar, page: isOfService(signal.page) ? signal.page : undefined });
    if (signal?.kind === 'canceled') keepBooking(undefined);
    if (!signal) return;
    hasSpoken ||= signal.kind !== 'height';
    tell(signal);
  }

  /**
   * What a loaded frame proves that has said nothing. Nothing more can be known of a service that sends no messages. A
   * calendar that works without its script is there when its service answers: its script alone was lost.
   */
  async function judgeSilence(frame) {
    frame.dataset.loaded = '';
    if (!config.origin) tell({ kind: 'loaded' });
    if (!config.probe) return;
    await new Promise((resolve) => setTimeout(resolve, graceForMessages));
    if (hasSpoken || !frame.isConnected) return;
    const answer = await fetch(config.probe, { credentials: 'omit' }).catch(() => null);
    if (hasSpoken || !frame.isConnected) return;
    if (answer?.ok && booking) {
      // The service knows the kept booking no more, or its time is past.
      keepBooking(undefined);
      calendar.start();
    } else tell({ kind: answer?.ok ? 'loaded' : 'unavailable' });
  }

  function createFrame() {
    const frame = document.createElement('iframe');
    frame.title = config.title;
    frame.name = 'calendar';
    frame.src = frameUrl();
    frame.addEventListener('load', () => void judgeSilence(frame));
    return frame;
  }

  const calendar = {
    startedAt: null,
    /** What was told before the component was there to receive it. */
    signals: [],
    receive: null,
    /** Somebody booked here, and the service tells no page that could show it. */
    isBookedBefore: () => Boolean(booking) && !isOfService(booking.page),
    forgetBooking: () => keepBooking(undefined),
    start() {
      calendar.startedAt = performance.now();
      calendar.signals = [];
      hasSpoken = false;
      embed.toggleAttribute('data-booking-kept', Boolean(booking));
      if (config.url) host.replaceChildren(createFrame());
      embed.dispatchEvent(new Event('calendar-started'));
    },
  };
  embed.calendar = calendar;

  if (config.origin) addEventListener('message', onMessage);
  // The network is back before the page's component, which retries by itself, has arrived.
  addEventListener('online', () => {
    if (!calendar.receive && calendar.startedAt !== null && embed.dataset.calendarShown === undefined)
      calendar.start();
  });

  /** On pages where the frame does not start with the page, it starts when it is within one screen. */
  function startWhenNear() {
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

  // After the first paint, which a prerendered page has once it is opened.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (calendar.isBookedBefore()) return;
      if (config.startsWithPage) calendar.start();
      else startWhenNear();
    }),
  );
})();
