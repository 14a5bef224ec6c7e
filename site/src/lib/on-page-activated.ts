declare global {
  interface Document {
    /** Whether the page is being prerendered; undefined in browsers that don't support it. */
    prerendering?: boolean;
  }
}

/** Calls back at once or, if the page is being prerendered, as soon as the visitor opens it. */
export function onPageActivated(callback: () => void, options: { signal?: AbortSignal } = {}): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true, ...options });
  else callback();
}
