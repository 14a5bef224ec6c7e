import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { withVisit } from './booking-url.ts';
import type { Calendar, CalendarElement } from './calendar-element.ts';
import { initialStatus, nextStatus, timeLimit, type EmbedStatus } from './embed-state.ts';
import type { SchedulerTheme } from './provider.ts';
import { drawByScript, type ScriptMount } from './provider-script.ts';
import { getProvider } from './providers/registry.ts';
import './start-calendar.ts';

interface Mount extends ScriptMount {
  calendar: Calendar;
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
    const visitorUrl = withVisit(url, window.location.search, provider.noteParameter);
    const controller = new AbortController();
    const { signal } = controller;
    const options = { url: visitorUrl, theme, frameTitle, attempt };
    const mount = { host, calendar, provider, dispatch, signal, ...options };
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
