import { calNamespace } from './providers/cal.ts';
import type { SchedulerProvider } from './provider.ts';

interface CalendlyWidget {
  initInlineWidget(options: { url: string; parentElement: Element }): void;
}
type CalCall = ((...call: unknown[]) => void) & {
  q?: unknown[];
  ns?: Record<string, CalCall>;
  loaded?: boolean;
};

declare global {
  interface Window {
    Calendly?: CalendlyWidget;
    Cal?: CalCall;
  }
}

/** A function that keeps its calls until Cal.com's script takes them over. */
function calQueue(): CalCall {
  const queue: CalCall = (...call) => {
    (queue.q ??= []).push(call);
  };
  queue.q = [];
  return queue;
}

/** Cal.com's script expects its queue to stand ready before it runs. */
export function prepareForScript(provider: SchedulerProvider): void {
  if (provider.id !== 'cal' || window.Cal) return;
  window.Cal = Object.assign(calQueue(), { ns: { [calNamespace]: calQueue() }, loaded: true });
}

function drawWithCal(host: Element, url: string): void {
  const { origin, pathname, searchParams } = new URL(url);
  const namespaced = window.Cal?.ns?.[calNamespace];
  if (!window.Cal || !namespaced) return;
  window.Cal('init', calNamespace, { origin: origin === 'https://cal.com' ? 'https://app.cal.com' : origin });
  namespaced('inline', {
    elementOrSelector: host,
    calLink: pathname.slice(1),
    config: Object.fromEntries(searchParams),
  });
}

/** Sets a frame of our own, for services that bring no script. */
export function drawPlainFrame(host: Element, url: string): void {
  const frame = document.createElement('iframe');
  frame.src = url;
  host.append(frame);
}

/**
 * Has the provider's script draw its frame into an empty host. Started by hand, because the scripts' own
 * start waits for the window's load event and draws twice after a double mount.
 * @returns whether the script was there to do it.
 */
export function drawFrame(provider: SchedulerProvider, host: Element, url: string): boolean {
  if (provider.id === 'cal') {
    drawWithCal(host, url);
    return window.Cal !== undefined;
  }
  window.Calendly?.initInlineWidget({ url, parentElement: host });
  return window.Calendly !== undefined;
}
