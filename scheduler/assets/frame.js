// Stands in each of the scheduler's own pages. Everything works without it.
{
  const { body, referrer } = document;
  const { className, dataset, children, style } = body;
  // The page does not know its parent's origin; nothing personal is in these messages.
  const tell = (name, payload) => parent.postMessage({ event: 'calendly.' + name, payload }, '*');

  // Whoever comes from another step goes on at this one's heading; the first page leaves the focus where it is.
  if (referrer.startsWith(location.origin)) document.getElementById(dataset.focus)?.focus();
  if (className && parent !== window) {
    tell('page_height', { height: '2px' });
    if (dataset.message) tell(dataset.message, JSON.parse(dataset.payload ?? '{}'));
    new ResizeObserver(() => {
      // The page fills the frame; for a moment it is only as high as what is in it.
      style.minHeight = 0;
      const height = body.offsetHeight + 'px';
      style.minHeight = '';
      tell('page_height', { height });
    }).observe(children[0]);
  }
}
