interface ScriptOptions {
  /** The number of earlier attempts. It changes the URL, so that a retry doesn't wait for a request that hangs. */
  attempt: number;
  /** Aborted when the script is no longer wanted. */
  signal: AbortSignal;
  onLoad?: () => void;
  onError?: () => void;
}

/** Adds a scheduling service's script to the page, until the page is left or the signal is aborted. */
export function addScript(src: string, { attempt, signal, onLoad, onError }: ScriptOptions): void {
  const script = document.createElement('script');
  script.src = attempt > 0 ? `${src}?try=${attempt}` : src;
  script.async = true;
  script.dataset['scheduler'] = '';
  if (onLoad) script.addEventListener('load', onLoad);
  if (onError) script.addEventListener('error', onError);
  document.head.append(script);
  const remove = () => script.remove();
  window.addEventListener('pagehide', remove, { signal });
  signal.addEventListener('abort', remove);
}
