// Runs on the scheduler's own pages. Everything works without it.
(() => {
  'use strict';

  const query = new URLSearchParams(location.search);

  function visitorZone() {
    try {
      return new Intl.DateTimeFormat().resolvedOptions().timeZone || null;
    } catch {
      return null;
    }
  }

  /** Reloads the page in the visitor's own zone; tells whether it does. */
  function changeZone() {
    const shown = document.body.dataset.zoneToDetect;
    const own = visitorZone();
    if (!shown || !own || own === shown || query.has('tz')) return false;
    query.set('tz', own);
    location.replace(`${location.pathname}?${query}`);
    return true;
  }

  function tellParent(name, payload) {
    // The page does not know its parent's origin; nothing personal is in these messages.
    window.parent.postMessage({ event: `calendly.${name}`, payload }, '*');
  }

  function messagePayload() {
    const { message, eventPath, inviteePath } = document.body.dataset;
    if (message !== 'event_scheduled') return {};
    return { event: { uri: location.origin + eventPath }, invitee: { uri: location.origin + inviteePath } };
  }

  function tellHeight() {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    tellParent('page_height', { height: `${height}px` });
  }

  function reportToParent() {
    tellParent('page_height', { height: '2px' });
    const { message } = document.body.dataset;
    if (message) tellParent(message, messagePayload());
    new ResizeObserver(tellHeight).observe(document.body);
  }

  function fillIn(id, value) {
    const field = document.getElementById(id);
    if (field && field.value === '' && typeof value === 'string')
      field.value = value.slice(0, field.maxLength);
  }

  function takePrefill(event) {
    if (event.source !== window.parent || event.data?.event !== 'calendly.prefill') return;
    fillIn('name', event.data.payload?.name);
    fillIn('email', event.data.payload?.email);
  }

  if (changeZone()) return;
  document.getElementById('error-summary')?.focus();
  if (window.parent === window || !query.get('embed_domain')) return;
  reportToParent();
  window.addEventListener('message', takePrefill);
})();
