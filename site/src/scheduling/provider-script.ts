import { addScript } from './add-script.ts';
import type { EmbedEvent } from './embed-state.ts';
import type { ProviderScript, SchedulerTheme } from './provider.ts';

/** What a service's script needs to draw its frame. */
interface ScriptMount {
  host: HTMLElement;
  script: ProviderScript;
  /** The booking URL with the visitor's campaign. */
  url: string;
  theme: SchedulerTheme;
  frameTitle: string;
  /** How often the visitor has tried again. */
  attempt: number;
  dispatch: (event: EmbedEvent) => void;
  /** Aborted when the page is left or the visitor tries again. */
  signal: AbortSignal;
}

/** Gives frames our name as they appear: the services' scripts give them none, or one of their own. */
function nameFrames({ host, frameTitle, signal }: ScriptMount): void {
  const observer = new MutationObserver(() => {
    for (const frame of host.querySelectorAll('iframe')) {
      if (frame.title !== frameTitle) frame.title = frameTitle;
    }
  });
  observer.observe(host, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Whether the script drew its frame. A script that is not the one it should be, or throws, did not. */
function hasDrawn({ host, script, url, theme }: ScriptMount): boolean {
  try {
    return script.draw?.(host, url, theme) ?? false;
  } catch (error) {
    console.error('The scheduler’s script failed.', error);
    // It may have thrown over something else once its frame stood there.
    return host.querySelector('iframe') !== null;
  }
}

/**
 * Has a service's own script draw the frame, for services whose frame the page cannot draw itself. A script that may
 * run only once, and has, is not added again. Script and frame go when the signal is aborted.
 */
export function drawByScript(mount: ScriptMount): void {
  const { host, script, attempt, dispatch, signal } = mount;
  const onError = () => dispatch({ kind: 'unavailable' });
  const draw = () => {
    // A script that was removed before it arrived still runs: by then its host may be gone.
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
