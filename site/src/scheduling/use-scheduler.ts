import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { withCampaign } from './booking-url.ts';
import { nextState, type EmbedEvent, type EmbedState } from './embed-state.ts';
import { drawByScript, bringScript } from './provider-script.ts';
import type { SchedulerProvider } from './provider.ts';
import { getProvider } from './providers/registry.ts';
import { startCalendar, type CalendarElement, type EmbedController } from './embed-loader.ts';

/** How long the scheduler may be silent before the visitor is offered other ways, in milliseconds. */
export const timeLimit = 10_000;
/** How long after its load event a frame's messages may take to arrive, in milliseconds. */
const graceForMessages = 500;

interface Mount {
  host: HTMLElement;
  calendar: EmbedController;
  provider: SchedulerProvider;
  /** The address that a script draws its frame from. */
  address: string;
  frameTitle: string;
  tell: (event: EmbedEvent) => void;
  grow: (pixels: number) => void;
}

function listener({ host, provider, address, tell, grow }: Mount): (message: MessageEvent) => void {
  return (message) => {
    const frame = host.querySelector('iframe');
    const proven =
      frame !== null &&
      message.origin === provider.messages?.origin(address) &&
      message.source === frame.contentWindow;
    const signal = proven ? provider.messages?.read(message.data) : null;
    if (!signal) return;
    if (signal.kind === 'height') grow(signal.pixels);
    tell({ kind: 'signal', signal });
  };
}

/** Listens to the frame, first to what it said before anybody was there to read it. */
function listen(mount: Mount): () => void {
  const onMessage = listener(mount);
  window.addEventListener('message', onMessage);
  const early = mount.calendar.messages ?? [];
  mount.calendar.messages = null;
  early.forEach(onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Calls back at the frame's load event, or at once when that is past. It says nothing of what was loaded. */
function whenLoaded(host: HTMLElement, callback: () => void): () => void {
  if (host.querySelector('iframe[data-loaded]')) callback();
  host.addEventListener('load', callback, true);
  return () => host.removeEventListener('load', callback, true);
}

/**
 * Brings the script of a service whose frame the page draws. Nothing waits for it; but where it does not come and the
 * frame, once loaded, stays silent, the service is out of reach, and nobody has to wait for the time limit.
 */
function bringBesideFrame({ host, provider, address, tell }: Mount): () => void {
  if (!provider.script) return () => undefined;
  const endings: (() => void)[] = [];
  const missing = () => {
    const judge = () => setTimeout(() => tell({ kind: 'script-failed' }), graceForMessages);
    endings.push(whenLoaded(host, judge));
  };
  endings.push(bringScript(provider.script.url(address), undefined, missing));
  return () => {
    for (const end of endings) end();
  };
}

/** Follows a calendar that was started; the function it returns lets go of it. The frame stays where it stands. */
function follow(mount: Mount): () => void {
  const { host, calendar, provider, tell } = mount;
  tell({ kind: 'started' });
  const silentSince = performance.now() - (calendar.startedAt ?? 0);
  const timer = setTimeout(
    () => tell({ kind: 'time-limit', frame: host.querySelector('iframe') !== null }),
    Math.max(0, timeLimit - silentSince),
  );
  const endings = [listen(mount), provider.script?.draw ? drawByScript(mount) : bringBesideFrame(mount)];
  // For services that send no messages a frame's load event is the most there is to know.
  if (!provider.messages) endings.push(whenLoaded(host, () => tell({ kind: 'silent-frame-loaded' })));
  return () => {
    clearTimeout(timer);
    for (const end of endings) end();
  };
}

/** Calls back once the calendar was started, which the document's own script may have done long ago. */
function whenStarted(embed: HTMLElement, calendar: EmbedController, callback: () => void): () => void {
  if (calendar.startedAt !== null) callback();
  else embed.addEventListener('calendar-started', callback, { once: true });
  return () => embed.removeEventListener('calendar-started', callback);
}

export interface Scheduler {
  state: EmbedState;
  /** The height the frame asked for in CSS pixels, 0 before it asked. */
  contentHeight: number;
  embedRef: RefObject<HTMLDivElement | null>;
  retry: () => void;
}

/** Takes over the calendar that the document started, for as long as its component is on the page. */
export function useScheduler(providerId: string, address: string, frameTitle: string): Scheduler {
  const embedRef = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(nextState, 'idle');
  const [contentHeight, grow] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const embed: CalendarElement | null = embedRef.current;
    startCalendar(embed, withCampaign);
    const host = embed?.querySelector<HTMLElement>('[data-scheduler-host]');
    const calendar = embed?.calendar;
    if (!embed || !host || !calendar) return undefined;
    let letGo: () => void = () => undefined;
    const forget = whenStarted(embed, calendar, () => {
      if (attempt > 0) {
        calendar.startedAt = performance.now();
        calendar.draw();
      }
      const provider = getProvider(providerId);
      const query = window.location.search;
      letGo = follow({
        ...{ host, calendar, provider, frameTitle, tell, grow },
        address: withCampaign(address, query, provider.campaign),
      });
    });
    return () => {
      forget();
      letGo();
    };
  }, [providerId, address, frameTitle, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, contentHeight, embedRef, retry };
}
