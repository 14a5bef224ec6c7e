// Puts a booking page into other sites, by the contract that README.md describes.
(() => {
  'use strict';

  function bookingAddress(url, utm) {
    const address = new URL(url, location.href);
    const add = (name, value) => {
      if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
    };
    for (const [name, value] of Object.entries(utm ?? {})) {
      add(
        name.replace(/^utm([A-Z])/, (_, first) => `utm_${first.toLowerCase()}`),
        value,
      );
    }
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name.startsWith('utm_')) add(name, value);
    }
    // With the visitor's zone in the address, the first page is the right one.
    add('tz', new Intl.DateTimeFormat().resolvedOptions().timeZone);
    address.searchParams.set('embed_domain', location.host);
    address.searchParams.set('embed_type', 'Inline');
    return address;
  }

  function makeSpinner() {
    const spinner = document.createElement('div');
    spinner.className = 'calendly-spinner';
    for (const name of ['bounce1', 'bounce2', 'bounce3']) {
      spinner.appendChild(document.createElement('div')).className = `calendly-${name}`;
    }
    return spinner;
  }

  function makeFrame(address) {
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.width = '100%';
    frame.height = '100%';
    frame.style.width = '100%';
    frame.style.height = '100%';
    frame.style.border = '0';
    return frame;
  }

  function followHeight(parentElement, frame, origin) {
    window.addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      if (event.data?.event !== 'calendly.page_height') return;
      parentElement.style.height = event.data.payload.height;
    });
  }

  /** Appends a frame with the booking page; a second call appends a second one. */
  function initInlineWidget({ url, parentElement, prefill, utm, resize } = {}) {
    if (!url || !parentElement) return;
    const address = bookingAddress(url, utm);
    const spinner = makeSpinner();
    const frame = makeFrame(address);
    frame.addEventListener('load', () => {
      spinner.remove();
      if (prefill)
        frame.contentWindow?.postMessage({ event: 'calendly.prefill', payload: prefill }, address.origin);
    });
    if (resize) followHeight(parentElement, frame, address.origin);
    parentElement.append(spinner, frame);
  }

  function startInlineWidgets() {
    for (const element of document.querySelectorAll('.calendly-inline-widget')) {
      const { url, processed, autoLoad, resize } = element.dataset;
      if (processed || autoLoad === 'false') continue;
      element.dataset.processed = 'true';
      initInlineWidget({ url, parentElement: element, resize: resize === 'true' });
    }
  }

  window.Calendly = { ...window.Calendly, initInlineWidget };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startInlineWidgets);
  else if (document.readyState === 'interactive') window.addEventListener('load', startInlineWidgets);
  else startInlineWidgets();
})();
