import type { CampaignNames } from './provider.ts';

/** What a page has to know to start its calendar before any of its scripts has arrived. */
export interface EmbedConfig {
  /** The address of the frame; null where the service's own script has to draw it. */
  frame: string | null;
  /** Address parameters for the visitor's time zone and the page's host. */
  zone?: string | undefined;
  host?: string | undefined;
  /** The name of the frame for those who do not see it. */
  title: string;
  /** Where the service's messages come from; null for one that sends none. */
  origin: string | null;
  /** Names of messages that prove that the calendar is there. */
  ready: readonly string[];
  /** Whether to wait for a sign that the calendar is wanted, on pages where it is one part of many. */
  whenWanted: boolean;
  /** What the service takes of the visitor's campaign. */
  campaign: CampaignNames;
}

/** What the document's own script leaves for the component that takes the calendar over. */
export interface EmbedController {
  /** When the calendar was started, by performance.now(); null before. */
  startedAt: number | null;
  /** The messages so far, until somebody takes them; null from then on. */
  messages: MessageEvent[] | null;
  /** Draws the frame anew, where the page draws it. */
  draw: () => void;
}

export interface CalendarElement extends HTMLElement {
  calendar?: EmbedController;
}

/**
 * Starts a calendar: with the first paint of the active page, or at the first sign that it is wanted. The frame is
 * shown (`data-calendar-shown`) once a message proves it; until then the ways to book stand in its place. It is
 * drawn anew when the network is back. `calendar-started` tells that the frame has been asked for.
 *
 * The function's text runs in the document, so that no script that is missing can take the calendar away: it may use
 * nothing from outside itself. A second call changes nothing.
 */
export function startCalendar(
  embed: CalendarElement | null,
  withCampaign: (address: string, query: string, names: CampaignNames) => string,
): void {
  const host = embed?.querySelector('[data-scheduler-host]');
  if (!embed || !host || embed.calendar) return;
  const plan = JSON.parse(embed.dataset['schedulerPlan'] ?? '') as EmbedConfig;
  // It tells the zone at once; the first formatter of Intl takes a slow phone a fifth of a second.
  const { Temporal: temporal } = window as Window & { Temporal?: { Now: { timeZoneId(): string } } };
  const show = () => embed.setAttribute('data-calendar-shown', '');

  const draw = () => {
    if (plan.frame === null) return;
    const address = new URL(withCampaign(plan.frame, location.search, plan.campaign));
    const zone = temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (plan.host) address.searchParams.set(plan.host, location.host);
    if (plan.zone && zone) address.searchParams.set(plan.zone, zone);
    const frame = document.createElement('iframe');
    frame.title = plan.title;
    frame.name = 'calendar';
    frame.src = address.href;
    frame.addEventListener('load', () => {
      frame.dataset['loaded'] = '';
      if (plan.origin === null) show();
    });
    host.replaceChildren(frame);
  };

  const handle: EmbedController = { startedAt: null, messages: [], draw };
  embed.calendar = handle;

  const start = () => {
    if (handle.startedAt !== null) return;
    handle.startedAt = performance.now();
    draw();
    embed.dispatchEvent(new Event('calendar-started'));
  };

  const startWhenWanted = () => {
    const near = (margin: string) =>
      new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) start();
        },
        { rootMargin: margin },
      ).observe(embed);
    near('0px');
    window.addEventListener('scroll', () => near('100% 0px'), { once: true, passive: true });
    for (const sign of ['pointerover', 'focusin']) {
      document.addEventListener(sign, ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
        if (link && document.getElementById(link.hash.slice(1))?.contains(embed)) start();
      });
    }
  };

  window.addEventListener('message', (event) => {
    const frame = host.querySelector('iframe');
    if (!frame || event.source !== frame.contentWindow || event.origin !== plan.origin) return;
    handle.messages?.push(event);
    const { data } = event as { data: unknown };
    const names = typeof data === 'object' && data !== null ? Object.values(data) : [];
    if (plan.ready.some((name) => names.includes(name))) show();
  });
  window.addEventListener('online', () => {
    if (handle.startedAt !== null && !embed.hasAttribute('data-calendar-shown')) draw();
  });

  // On a phone, in the frame of the first paint: the request travels meanwhile. Elsewhere, and where it would hold the
  // paint back, after it: a fast line gains nothing. Asked ahead, since the answer may have to look for styles.
  const withPaint = temporal && !plan.whenWanted && matchMedia('(pointer: coarse)').matches;
  const startWithPaint = () => {
    if (plan.frame !== null) {
      const ahead = document.createElement('link');
      ahead.rel = 'preconnect';
      ahead.href = new URL(plan.frame).origin;
      document.head.append(ahead);
    }
    requestAnimationFrame(withPaint ? start : () => setTimeout(start));
  };

  const activate = plan.whenWanted ? startWhenWanted : startWithPaint;
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', activate, { once: true });
  } else activate();
}
