import { useEffect, useRef, useSyncExternalStore } from 'react';
import { withVisit } from './booking-url.ts';
import type { Calendar, CalendarElement } from './calendar-element.ts';
import { initialStatus } from './embed-state.ts';
import type { SchedulerTheme } from './provider.ts';
import { drawByScript } from './provider-script.ts';
import { getProvider } from './providers/registry.ts';
import './start-calendar.ts';

/** The page's calendar, which start-calendar.ts controls. */
const calendarOnPage = (): Calendar | undefined =>
  document.querySelector<CalendarElement>('[data-scheduler-plan]')?.calendar;

function subscribe(onChange: () => void): () => void {
  const listeners = calendarOnPage()?.listeners;
  listeners?.add(onChange);
  return () => void listeners?.delete(onChange);
}

interface SchedulerOptions {
  provider: string;
  /** The booking URL without the visitor's campaign. */
  url: string;
  theme: SchedulerTheme;
  frameTitle: string;
}

/** Subscribes to the page's calendar, and creates the frame with the service's own script if the page can't. */
export function useScheduler({ provider, url, theme, frameTitle }: SchedulerOptions) {
  const embedRef = useRef<HTMLDivElement>(null);
  const status = useSyncExternalStore(
    subscribe,
    () => calendarOnPage()?.status ?? initialStatus,
    () => initialStatus,
  );
  const { starts } = status;

  useEffect(() => {
    const host = embedRef.current?.querySelector<HTMLElement>('[data-scheduler-host]');
    const calendar = calendarOnPage();
    const { script, noteParameter } = getProvider(provider);
    if (!host || !calendar || !script?.draw || starts === 0) return undefined;
    const controller = new AbortController();
    drawByScript({
      ...{ host, script, theme, frameTitle, dispatch: calendar.dispatch, signal: controller.signal },
      url: withVisit(url, window.location.search, noteParameter),
      attempt: starts - 1,
    });
    return () => controller.abort();
  }, [provider, url, theme, frameTitle, starts]);

  return {
    status,
    embedRef,
    retry: () => calendarOnPage()?.start(),
    bookAnother: () => calendarOnPage()?.bookAnother(),
  };
}
