/** Calls back once the page is shown: at once, or after a prerendered page was opened. */
export function onPageActivated(callback: () => void): () => void {
  if (!(document as Document & { prerendering?: boolean }).prerendering) {
    callback();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', callback, { once: true });
  return () => document.removeEventListener('prerenderingchange', callback);
}
