// Loaded by each page of the service. All of them also work without it.

// After a step of the same service, the focus moves to the error, else to the target of the URL's fragment, else to the
// heading. The first page doesn't move the focus.
if (document.referrer.startsWith(origin)) {
  const places = ['[role=alert]', '[aria-invalid=true]', ':target', '[tabindex]'];
  const place = places.map((selector) => document.querySelector(`main ${selector}`)).find(Boolean);
  // Scroll a field into view together with its label and its error.
  (place?.closest('.field') ?? place)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  place?.focus({ preventScroll: true });
}

// Selects the text of a field that the URL's fragment names; the browser focuses it once the page has loaded.
addEventListener('load', () => document.querySelector('input:target')?.select());

// A high and wide frame shows the times of all parts of the day. Its height may change after this script has run.
const highFrame = matchMedia('(width >= 35em) and (height >= 56em)');
function openParts() {
  for (const part of document.querySelectorAll('.times details')) {
    part.name = highFrame.matches ? '' : 'part-of-day';
    if (highFrame.matches) part.open = true;
  }
}
if (highFrame.matches) openParts();
highFrame.addEventListener('change', openParts);

// Keeps the open part of the day from being closed, because the day would look empty.
document.querySelector('.times')?.addEventListener('click', (event) => {
  if (event.target.closest('[name][open] > summary')) event.preventDefault();
});
// Opens the same part of the day on another day, for example for visitors who only have time in the evening.
document.querySelector('.columns')?.addEventListener('click', ({ target }) => {
  const day = target.closest('a[href*="date="]');
  const open = document.querySelector('.times [open] > summary');
  if (!day || !open || highFrame.matches) return;
  const url = new URL(day.href);
  url.searchParams.set('part', open.textContent);
  day.href = url.href;
});

// Keeps the typed texts in this tab until the call is booked, for when the visitor chooses another time.
const ownForm = 'form.details:not([action*="/bookings/"])';
try {
  if (document.documentElement.dataset.message === 'event_scheduled') sessionStorage.clear();
  for (const field of document.querySelectorAll(`${ownForm} :is([name=name], [name=email], [name=note])`)) {
    // The key includes the field's default value, so that a text isn't restored for another topic or over a correction.
    const key = `${field.name}: ${field.defaultValue}`;
    // A form with an error shows what was sent, even if a field was cleared.
    if (!document.querySelector('[aria-invalid=true]'))
      field.value = sessionStorage.getItem(key) ?? field.value;
    field.addEventListener('input', () => sessionStorage.setItem(key, field.value));
  }
} catch {
  // A browser may refuse to store anything in a frame.
}

// Hides the error of a field as soon as it is changed; the server validates it again.
document.querySelector('form.details')?.addEventListener('input', ({ target }) => {
  if (target.getAttribute('aria-invalid') !== 'true' || !target.checkValidity()) return;
  target.setAttribute('aria-invalid', 'false');
  target.closest('.field').querySelector('.field-error')?.remove();
});

// Sends the height that the page needs at the frame's current width. The target origin is "*", because the page doesn't
// know that of its parent, and the message holds no personal data.
if (parent !== window && document.documentElement.classList.contains('embedded')) {
  new ResizeObserver(() => {
    const payload = { height: `${document.body.offsetHeight}px` };
    parent.postMessage({ event: 'calendly.page_height', payload }, '*');
  }).observe(document.querySelector('main'));
}

// Without a time zone in the URL, changes the link to other zones into one to the visitor's own zone.
const change = document.querySelector('[data-default-zone]');
const timeZone = change && new Intl.DateTimeFormat().resolvedOptions().timeZone;
if (timeZone && timeZone !== change.dataset.defaultZone) {
  const query = new URLSearchParams(location.search);
  query.set('tz', timeZone);
  change.href = `?${query}`;
  change.textContent = 'Use my time zone';
}
