// Stands in each of the scheduler's own pages. Everything works without it.
{
  const {
    body: { className, dataset, children },
    referrer,
  } = document;
  // The page does not know its parent's origin; nothing personal is in these messages.
  const tell = (name, payload) => parent.postMessage({ event: 'calendly.' + name, payload }, '*');

  // Whoever comes from another step goes on at this one's heading; the first page leaves the focus where it is.
  if (referrer.startsWith(location.origin)) document.getElementById(dataset.focus)?.focus();
  if (className && parent !== window) {
    tell('page_height', { height: '2px' });
    if (dataset.message) tell(dataset.message, JSON.parse(dataset.payload ?? '{}'));
    // The body fills the frame; what is in it is as high as its parts.
    new ResizeObserver(() =>
      tell('page_height', { height: children[0].offsetHeight + children[1].offsetHeight + 'px' }),
    ).observe(children[0]);
  }
}
