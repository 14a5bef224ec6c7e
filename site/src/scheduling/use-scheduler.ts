import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { onPageActivated } from '../lib/on-page-activated.ts';
import { withCampaign } from './booking-url.ts';
import type { CalendarElement } from './calendar-element.ts';
import { initialStatus, nextStatus } from './embed-state.ts';
import type { SchedulerTheme } from './provider.ts';
import { addScript, drawByScript, type ScriptMount } from './provider-script.ts';
import { getProvider } from './providers/registry.ts';
import './start-calendar.js';

/** How long the scheduler may be silent before the visitor is offered other ways, in milliseconds. */
export const timeLimit = 10_000;
/** How long after its load event a frame's messages may take to arrive, in milliseconds. */
const graceForMessages = 500;

interface Mount extends ScriptMount {
  calendar: NonNullable<CalendarElement['calendar']>;
}

/** Reads the frame's messages, first those that came before this script. */
function listen({ host, calendar, provider, url, dispatch, signal }: Mount): void {
  const onMessage = (message: MessageEvent) => {
    const frame = host.querySelector('iframe');
    if (message.origin !== provider.messages?.origin(url)) return;
    if (!frame || message.source !== frame.contentWindow) return;
    // A blocker may hide the frame by a style: nobody can book in it.
    if (frame.offsetHeight === 0) return;
    const said = provider.messages.read(message.data);
    if (said) dispatch({ kind: 'signal', signal: said });
  };
  window.addEventListener('message', onMessage, { signal });
  calendar.messages?.forEach(onMessage);
  calendar.messages = null;
}

/** Calls back at the frame's load event, or at once when that is past. */
function onFrameLoad({ host, signal }: Mount, callback: () => void): void {
  if (host.querySelector('iframe[data-loaded]')) callback();
  // A frame's load event does not bubble.
  host.addEventListener('load', callback, { capture: true, signal });
}

/**
 * Adds the service's script when the page appears. Where the script cannot be fetched and the loaded frame stays
 * silent, the service is out of reach, and nobody has to wait for the time limit.
 */
function addWidgetScript(mount: Mount): void {
  const { provider, url, dispatch, signal } = mount;
  const { script } = provider;
  if (!script || script.draw) return;
  const judge = () => setTimeout(() => dispatch({ kind: 'script-failed' }), graceForMessages);
  const onError = () => onFrameLoad(mount, judge);
  onPageActivated(() => addScript(script.url(url), mount, { onError }), { signal });
}

/** Follows a frame from its start on. */
function follow(mount: Mount): void {
  const { calendar, provider, dispatch, signal } = mount;
  dispatch({ kind: 'started' });
  const silentFor = performance.now() - (calendar.startedAt ?? 0);
  const timer = setTimeout(() => dispatch({ kind: 'time-limit' }), Math.max(0, timeLimit - silentFor));
  signal.addEventListener('abort', () => clearTimeout(timer));
  listen(mount);
  if (provider.script?.draw) drawByScript(provider.script, mount);
  if (!provider.messages) onFrameLoad(mount, () => dispatch({ kind: 'silent-frame-loaded' }));
}

interface SchedulerOptions {
  provider: string;
  /** The booking URL without the visitor's campaign. */
  url: string;
  theme: SchedulerTheme;
  frameTitle: string;
}

/** Takes over the calendar that the document started, or starts it. */
export function useScheduler(options: SchedulerOptions) {
  const { provider: id, url, theme, frameTitle } = options;
  const embedRef = useRef<HTMLDivElement>(null);
  const [status, dispatch] = useReducer(nextStatus, initialStatus);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const embed: CalendarElement | null = embedRef.current;
    const host = embed?.querySelector<HTMLElement>('[data-scheduler-host]');
    const calendar = embed?.calendar;
    if (!embed || !host || !calendar) return undefined;
    const provider = getProvider(id);
    const visitorUrl = withCampaign(url, window.location.search, provider.campaign);
    const controller = new AbortController();
    const { signal } = controller;
    const mount = { host, calendar, provider, url: visitorUrl, theme, frameTitle, attempt, dispatch, signal };
    addWidgetScript(mount);
    const onStart = () => follow(mount);
    if (calendar.startedAt !== null && attempt === 0) onStart();
    else embed.addEventListener('calendar-started', onStart, { once: true, signal });
    if (attempt > 0) calendar.start();
    return () => controller.abort();
  }, [id, url, theme, frameTitle, attempt]);

  // The network is back: what failed may work now.
  const failed = status.state === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { ...status, embedRef, retry };
}
