import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { onPageActivated } from '../lib/on-page-activated.ts';
import { withCampaign } from './booking-url.ts';
import type { Calendar, CalendarElement } from './calendar-element.ts';
import { graceForMessages, initialStatus, nextStatus, timeLimit, type EmbedStatus } from './embed-state.ts';
import type { SchedulerTheme } from './provider.ts';
import { addScript, drawByScript, type ScriptMount } from './provider-script.ts';
import { getProvider } from './providers/registry.ts';
import './start-calendar.ts';

interface Mount extends ScriptMount {
  calendar: Calendar;
  /** Whether the calendar is out of reach when its service's script is. */
  needsScript: boolean;
}

/**
 * Adds the service's script when the page appears. Where it cannot be fetched and the loaded frame stays silent, the
 * service is out of reach, and nobody has to wait for the time limit. A calendar that needs no script is not judged by it.
 */
function addWidgetScript(mount: Mount): void {
  const { host, provider, url, dispatch, signal } = mount;
  const { script } = provider;
  if (!script || script.draw) return;
  const judge = () => {
    const timer = setTimeout(() => dispatch({ kind: 'unavailable' }), graceForMessages);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const onError = () => {
    if (host.querySelector('iframe[data-loaded]')) judge();
    // A frame's load event does not bubble.
    else host.addEventListener('load', judge, { capture: true, once: true, signal });
  };
  const options = mount.needsScript ? { onError } : {};
  onPageActivated(() => addScript(script.url(url), mount, options), { signal });
}

/** Follows a frame from its start on, first what it said before this script was there. */
function follow(mount: Mount): void {
  const { calendar, provider, dispatch, signal } = mount;
  dispatch({ kind: 'started' });
  const silentFor = performance.now() - (calendar.startedAt ?? 0);
  const timer = setTimeout(() => dispatch({ kind: 'unavailable' }), Math.max(0, timeLimit - silentFor));
  calendar.signals.splice(0).forEach(dispatch);
  calendar.receive = dispatch;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    calendar.receive = null;
  });
  if (provider.script?.draw) drawByScript(provider.script, mount);
}

interface SchedulerOptions {
  provider: string;
  /** The booking URL without the visitor's campaign. */
  url: string;
  theme: SchedulerTheme;
  frameTitle: string;
}

/** A calendar as its component sees it. */
export interface Scheduler {
  status: EmbedStatus;
  embedRef: RefObject<(CalendarElement & HTMLDivElement) | null>;
  retry: () => void;
  bookAnother: () => void;
}

/** Takes over the calendar that the document started, or starts it. */
export function useScheduler({ provider: id, url, theme, frameTitle }: SchedulerOptions): Scheduler {
  const embedRef = useRef<CalendarElement & HTMLDivElement>(null);
  const [status, dispatch] = useReducer(nextStatus, initialStatus);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const embed = embedRef.current;
    const host = embed?.querySelector<HTMLElement>('[data-scheduler-host]');
    const calendar = embed?.calendar;
    if (!embed || !host || !calendar) return undefined;
    const provider = getProvider(id);
    const visitorUrl = withCampaign(url, window.location.search);
    const needsScript = provider.frame(url, theme)?.needsScript ?? true;
    const controller = new AbortController();
    const { signal } = controller;
    const options = { url: visitorUrl, theme, frameTitle, attempt };
    const mount = { host, calendar, provider, needsScript, dispatch, signal, ...options };
    addWidgetScript(mount);
    const onStart = () => follow(mount);
    if (calendar.startedAt !== null && attempt === 0) onStart();
    else embed.addEventListener('calendar-started', onStart, { once: true, signal });
    if (attempt > 0) calendar.start();
    else if (calendar.isBookedBefore()) dispatch({ kind: 'booked-before' });
    return () => controller.abort();
  }, [id, url, theme, frameTitle, attempt]);

  // The network is back: what failed may work now.
  const failed = status.state === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const bookAnother = () => {
    embedRef.current?.calendar?.forgetBooking();
    retry();
  };
  return { status, embedRef, retry, bookAnother };
}
