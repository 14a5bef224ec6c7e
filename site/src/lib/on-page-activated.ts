/** Calls back once the page is shown: at once, or after a prerendered page was opened. */
export function onPageActivated(callback: () => void, options: { signal?: AbortSignal } = {}): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true, ...options });
  else callback();
}
