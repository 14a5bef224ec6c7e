// Stands in each of the scheduler's own pages. Everything works without it.
// What is said in full again and again travels as less than a short name for it.
{
  // The page does not know its parent's origin; nothing personal is in these messages.
  const tell = (name, payload) => parent.postMessage({ event: 'calendly.' + name, payload }, '*');

  // Whoever comes from another step goes on at this one's heading; the first page leaves the focus where it is.
  if (document.referrer.startsWith(origin)) {
    const heading = document.body.querySelector('[tabindex]');
    // At once, as a new page comes: what is tapped while the page around the frame glides is missed.
    heading?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    heading?.focus();
  }
  if (document.body.className && parent !== window) {
    tell('page_height', { height: '2px' });
    if (document.body.dataset.message)
      tell(document.body.dataset.message, JSON.parse(document.body.dataset.payload ?? '{}'));
    new ResizeObserver(() => {
      // The page fills the frame; for a moment it is only as high as what is in it.
      document.body.style.minHeight = 0;
      tell('page_height', { height: document.body.offsetHeight + 'px' });
      document.body.style.minHeight = '';
    }).observe(document.body.children[0]);
  }
}
