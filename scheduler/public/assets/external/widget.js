// Embeds a booking page in other sites; README.md describes the contract.
(() => {
  /** Appends a frame with the booking page; a second call appends a second one. */
  function initInlineWidget({ url, parentElement }) {
    const frame = document.createElement('iframe');
    const src = new URL(url, location.href);
    // The URL has the visitor's time zone, so that the first response has the right times.
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
