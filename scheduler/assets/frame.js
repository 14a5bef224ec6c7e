// Stands in each of the scheduler's own pages. Everything works without it.
{
  const { body, referrer } = document;
  const { message, payload, focus } = body.dataset;
  // The page does not know its parent's origin; nothing personal is in these messages.
  const tell = (name, payload) => parent.postMessage({ event: 'calendly.' + name, payload }, '*');
  // The body fills the frame; what is in it is as high as its parts.
  const height = () => body.children[0].offsetHeight + body.children[1].offsetHeight;

  // Whoever comes from another step goes on at this one's heading; the first page leaves the focus where it is.
  if (referrer.startsWith(location.origin)) document.getElementById(focus)?.focus();
  if (parent !== window && /[?&]embed_domain=./.test(location.search)) {
    tell('page_height', { height: '2px' });
    if (message) tell(message, JSON.parse(payload ?? '{}'));
    new ResizeObserver(() => tell('page_height', { height: height() + 'px' })).observe(body.children[0]);
  }
}
