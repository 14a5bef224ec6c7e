import type { EmbedEvent } from './embed-state.ts';
import type { SchedulerProvider } from './provider.ts';

interface ScriptMount {
  host: HTMLElement;
  provider: SchedulerProvider;
  address: string;
  frameTitle: string;
  tell: (event: EmbedEvent) => void;
}

/** Adds a service's script to the page. It is removed when the page is left, or by the function that is returned. */
export function bringScript(
  src: string,
  onLoad: () => void = () => undefined,
  onError: () => void = () => undefined,
): () => void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['scheduler'] = '';
  script.addEventListener('load', onLoad);
  script.addEventListener('error', onError);
  document.head.append(script);
  const remove = () => script.remove();
  window.addEventListener('pagehide', remove);
  return () => {
    window.removeEventListener('pagehide', remove);
    remove();
  };
}

/** Gives frames our name as they appear: the services' scripts give them none, or one of their own. */
function nameFrames({ host, frameTitle }: ScriptMount): MutationObserver {
  const observer = new MutationObserver(() => {
    for (const frame of host.querySelectorAll('iframe')) {
      if (frame.title !== frameTitle) frame.title = frameTitle;
    }
  });
  observer.observe(host, { childList: true, subtree: true });
  return observer;
}

/** Whether the script drew its frame. A script that is not the one it should be, or throws, did not. */
function hasDrawn({ host, provider, address }: ScriptMount): boolean {
  try {
    return provider.script?.draw?.(host, address) ?? false;
  } catch (error) {
    console.error('The scheduler’s script failed.', error);
    // It may have thrown over something else once its frame stood there.
    return host.querySelector('iframe') !== null;
  }
}

/**
 * Has a service's own script draw the frame, for services whose frame the page cannot draw itself. A script that may
 * run only once, and has, is not added again. The function that is returned takes script and frame away.
 */
export function drawByScript(mount: ScriptMount): () => void {
  const { host, provider, tell } = mount;
  const { script } = provider;
  if (!script) return () => undefined;
  const failed = () => tell({ kind: 'script-failed' });
  const draw = () => {
    // A script that was removed before it arrived still runs: by then its host may be gone.
    if (host.isConnected && host.childElementCount === 0 && !hasDrawn(mount)) failed();
  };
  const frames = nameFrames(mount);
  let remove: () => void = () => undefined;
  if (script.hasRun?.()) draw();
  else {
    script.prepare?.();
    remove = bringScript(script.url(mount.address), draw, failed);
  }
  return () => {
    frames.disconnect();
    remove();
    host.replaceChildren();
  };
}
