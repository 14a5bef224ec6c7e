// Puts a booking page into other sites, by the contract that README.md describes.
(() => {
  /** Appends a frame with the booking page; a second call appends a second one. */
  function initInlineWidget({ url, parentElement }) {
    const frame = document.createElement('iframe');
    const src = new URL(url, location.href);
    // With the visitor's zone in the URL, the first response already has the right times.
    src.searchParams.set('tz', new Intl.DateTimeFormat().resolvedOptions().timeZone);
    src.searchParams.set('embed_domain', location.host);
    src.searchParams.set('embed_type', 'Inline');
    frame.src = src.href;
    frame.width = '100%';
    frame.height = '100%';
    frame.style.border = '0';
    parentElement.append(frame);
  }

  window.Calendly = { ...window.Calendly, initInlineWidget };
})();
