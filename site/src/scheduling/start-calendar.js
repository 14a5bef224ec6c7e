// Starts the page's calendar. scheduler.astro writes this text into the document, so that a script that does not arrive
// takes no calendar away; use-scheduler.ts imports it for pages where this one alone was lost. With every inline script
// refused, Astro's islands do not start either: the place then shows its link, mail and phone.
(() => {
  // There is no document while the page is built.
  const embed = globalThis.document?.querySelector('[data-scheduler-plan]');
  if (!embed || embed.calendar) return;
  const config = JSON.parse(embed.dataset.schedulerPlan);
  const host = embed.querySelector('[data-scheduler-host]');

  function frameUrl() {
    const url = new URL(config.url);
    const visitor = new URLSearchParams(location.search);
    for (const [name, theirs] of Object.entries(config.campaign)) {
      const value = visitor.get(name)?.trim().slice(0, 100);
      if (value) url.searchParams.set(theirs, value);
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

  function createFrame() {
    const frame = document.createElement('iframe');
    frame.title = config.title;
    frame.name = 'calendar';
    frame.src = frameUrl();
    frame.addEventListener('load', () => {
      frame.dataset.loaded = '';
      // The most there is to know of a service that sends no messages.
      if (!config.origin) embed.dataset.calendarShown = '';
    });
    return frame;
  }

  const calendar = {
    startedAt: null,
    // Until the page's component is there to read them.
    messages: [],
    start() {
      calendar.startedAt = performance.now();
      if (config.url) host.replaceChildren(createFrame());
      embed.dispatchEvent(new Event('calendar-started'));
    },
  };
  embed.calendar = calendar;

  addEventListener('message', (event) => {
    const frame = host.querySelector('iframe');
    if (!frame || event.source !== frame.contentWindow || event.origin !== config.origin) return;
    calendar.messages?.push(event);
    if (config.ready.includes(event.data?.event ?? event.data?.type)) embed.dataset.calendarShown = '';
  });
  // The network is back before the page's component, which retries by itself, has arrived.
  addEventListener('online', () => {
    if (calendar.messages && calendar.startedAt !== null && embed.dataset.calendarShown === undefined)
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
  requestAnimationFrame(() => setTimeout(config.startsWithPage ? calendar.start : startWhenNear));
})();
