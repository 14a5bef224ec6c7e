import { vi } from 'vitest';
import type { CalendarElement } from './calendar-element.ts';
import { getProvider } from './providers/registry.ts';

export const bookingUrl = 'https://book.example.org/a/b';
export const origin = 'https://book.example.org';

/** The listeners that a document's script has left on the window go with it. */
let listeners = new AbortController();
const addListener = window.addEventListener.bind(window);

interface Plan {
  provider?: string;
  probe?: string;
  search?: string;
}

/** Runs start-calendar.js on a page of its own, for tests. @returns its frame, how to speak as it, and what was told. */
export async function startOn({ provider = 'local', probe, search = '' }: Plan = {}) {
  const { messages } = getProvider(provider);
  const plan = {
    ...{ url: bookingUrl, calendar: bookingUrl, title: 'Calendar', startsWithPage: true, probe },
    ...{ origin: messages && origin, messages: messages?.contract, campaign: ['utm_source'] },
  };
  // The document of these tests loads no frames, and says so.
  vi.spyOn(console, 'error').mockReturnValue();
  // As when the page is loaded again.
  listeners.abort();
  listeners = new AbortController();
  history.replaceState(history.state, '', `/page${search}`);
  document.body.innerHTML = '<div data-scheduler-plan><div data-scheduler-host></div></div>';
  const embed = document.querySelector<CalendarElement>('[data-scheduler-plan]')!;
  embed.dataset['schedulerPlan'] = JSON.stringify(plan);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    addListener(type, listener, { signal: listeners.signal }),
  );
  vi.resetModules();
  // @ts-expect-error: the script is no module, and is run for what it does.
  await import('./start-calendar.js');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const frame = embed.querySelector('iframe');
  if (frame) Object.defineProperty(frame, 'offsetHeight', { value: 600, configurable: true });
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const message = new MessageEvent('message', { data, origin: from.origin ?? origin });
    Object.defineProperty(message, 'source', { value: from.source ?? frame?.contentWindow });
    window.dispatchEvent(message);
  };
  const told = () => embed.calendar?.signals.map(({ kind }) => kind);
  return { embed, frame, say, told };
}

/** Takes the page of {@link startOn} away, with what it kept. */
export function endCalendar(): void {
  listeners.abort();
  document.body.replaceChildren();
  history.replaceState(null, '');
}
