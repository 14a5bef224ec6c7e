declare global {
  interface Document {
    /** Whether the page is being rendered before it is opened; not every browser knows. */
    prerendering?: boolean;
  }
}

/** Calls back once the page is shown: at once, or after a prerendered page was opened. */
export function onPageActivated(callback: () => void, options: { signal?: AbortSignal } = {}): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true, ...options });
  else callback();
}
