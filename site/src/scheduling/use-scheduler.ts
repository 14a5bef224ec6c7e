import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { whenShown } from '../lib/when-shown.ts';
import { nextState, type EmbedEvent, type EmbedState } from './embed-state.ts';
import type { ProviderScript, SchedulerProvider } from './provider.ts';
import { providerOf } from './providers/by-id.ts';

/** How long the scheduler may be silent before the visitor is offered other ways, in milliseconds. */
export const timeLimit = 10_000;

function addScript(src: string, onLoad: () => void, onError: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['scheduler'] = '';
  script.addEventListener('load', onLoad);
  script.addEventListener('error', onError);
  document.head.append(script);
  return script;
}

interface Mount {
  host: HTMLElement;
  provider: SchedulerProvider;
  url: string;
  frameTitle: string;
  tell: (event: EmbedEvent) => void;
  grow: (pixels: number) => void;
}

/** Gives frames a name as they appear: the providers' scripts give them none, or one of their own. */
function nameFrames({ host, frameTitle, provider, tell }: Mount): MutationObserver {
  const observer = new MutationObserver(() => {
    for (const frame of host.querySelectorAll('iframe')) {
      if (frame.title === frameTitle) continue;
      frame.title = frameTitle;
      if (provider.messages) continue;
      frame.addEventListener('load', () => tell({ kind: 'silent-frame-loaded' }), { once: true });
    }
  });
  observer.observe(host, { childList: true, subtree: true });
  return observer;
}

/** Whether the script drew its frame. A script that is not the one it should be, or throws, did not. */
function hasDrawn({ host, provider, url }: Mount): boolean {
  try {
    return provider.script?.draw(host, url) ?? false;
  } catch (error) {
    console.error('The scheduler’s script failed.', error);
    // It may have thrown over something else once its frame stood there.
    return host.querySelector('iframe') !== null;
  }
}

function draw(mount: Mount): void {
  const { host, tell } = mount;
  // A script that was removed before it arrived still runs: by then its host may be gone.
  if (!host.isConnected || host.childElementCount > 0) return;
  if (!hasDrawn(mount)) tell({ kind: 'script-failed' });
}

/** Sets a frame of our own, for services that bring no script. */
function drawPlainFrame({ host, provider, url }: Mount): undefined {
  const frame = document.createElement('iframe');
  frame.src = provider.frameUrl(url) ?? url;
  host.append(frame);
}

/** Adds the service's script and has it draw. One that may run only once, and has, is not added again. */
function bringScript(mount: Mount, script: ProviderScript): HTMLScriptElement | undefined {
  if (script.hasRun?.()) {
    draw(mount);
    return undefined;
  }
  script.prepare?.();
  return addScript(
    script.url(mount.url),
    () => draw(mount),
    () => mount.tell({ kind: 'script-failed' }),
  );
}

function listener({ host, provider, url, tell, grow }: Mount): (message: MessageEvent) => void {
  return (message) => {
    const frame = host.querySelector('iframe');
    const proven =
      frame !== null &&
      message.origin === provider.messages?.origin(url) &&
      message.source === frame.contentWindow;
    const signal = proven ? provider.messages?.read(message.data) : null;
    if (!signal) return;
    if (signal.kind === 'height') grow(signal.pixels);
    tell({ kind: 'signal', signal });
  };
}

/** Starts the embed in an empty host; the function it returns takes everything away again. */
function start(mount: Mount): () => void {
  const { host, provider, tell } = mount;
  const onMessage = listener(mount);
  const frames = nameFrames(mount);
  window.addEventListener('message', onMessage);
  tell({ kind: 'started' });
  const timer = setTimeout(
    () => tell({ kind: 'time-limit', frame: host.querySelector('iframe') !== null }),
    timeLimit,
  );
  const script = provider.script ? bringScript(mount, provider.script) : drawPlainFrame(mount);
  const removeScript = () => script?.remove();
  window.addEventListener('pagehide', removeScript);
  return () => {
    window.removeEventListener('message', onMessage);
    window.removeEventListener('pagehide', removeScript);
    clearTimeout(timer);
    frames.disconnect();
    removeScript();
    host.replaceChildren();
  };
}

export interface Scheduler {
  state: EmbedState;
  /** The height the frame asked for in CSS pixels, 0 before it asked. */
  contentHeight: number;
  hostRef: RefObject<HTMLDivElement | null>;
  retry: () => void;
}

/** Runs the embed of one booking address for as long as its component is on the page. */
export function useScheduler(providerId: string, url: string | null, frameTitle: string): Scheduler {
  const hostRef = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(nextState, 'idle');
  const [contentHeight, grow] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const host = hostRef.current;
    if (!host || url === null) return undefined;
    let stop: () => void = () => undefined;
    const forget = whenShown(() => {
      stop = start({ host, provider: providerOf(providerId), url, frameTitle, tell, grow });
    });
    return () => {
      forget();
      stop();
    };
  }, [providerId, url, frameTitle, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, contentHeight, hostRef, retry };
}
