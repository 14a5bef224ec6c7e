import { addScript } from './add-script.ts';
import type { EmbedEvent } from './embed-state.ts';
import type { ProviderScript, SchedulerTheme } from './provider.ts';

/** What a service's script needs to create its frame. */
interface ScriptMount {
  host: HTMLElement;
  script: ProviderScript;
  /** The booking URL with the visitor's campaign. */
  url: string;
  theme: SchedulerTheme;
  frameTitle: string;
  /** The number of earlier attempts. */
  attempt: number;
  dispatch: (event: EmbedEvent) => void;
  /** Aborted when the page is left or the visitor tries again. */
  signal: AbortSignal;
}

/** Sets the accessible name of frames as they appear, because the services' scripts set none or another one. */
function nameFrames({ host, frameTitle, signal }: ScriptMount): void {
  const observer = new MutationObserver(() => {
    for (const frame of host.querySelectorAll('iframe')) {
      if (frame.title !== frameTitle) frame.title = frameTitle;
    }
  });
  observer.observe(host, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Has the script create its frame. @returns whether it did; false if the script is another one or throws an error. */
function hasDrawn({ host, script, url, theme }: ScriptMount): boolean {
  try {
    return script.draw?.(host, url, theme) ?? false;
  } catch (error) {
    console.error('The scheduler’s script failed.', error);
    // The error doesn't matter if the frame already exists.
    return host.querySelector('iframe') !== null;
  }
}

/**
 * Creates the frame with the service's own script, if the page can't create it. A script that may run only once is not
 * added a second time. Script and frame are removed when the signal is aborted.
 */
export function drawByScript(mount: ScriptMount): void {
  const { host, script, attempt, dispatch, signal } = mount;
  const onError = () => dispatch({ kind: 'unavailable' });
  const draw = () => {
    // A script that was removed while loading still runs, and then its host may no longer exist.
    if (host.isConnected && host.childElementCount === 0 && !hasDrawn(mount)) onError();
  };
  nameFrames(mount);
  if (script.hasRun?.()) draw();
  else {
    script.prepare?.();
    addScript(script.url(mount.url), { attempt, signal, onLoad: draw, onError });
  }
  signal.addEventListener('abort', () => host.replaceChildren());
}
