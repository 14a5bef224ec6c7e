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

// A link may name a field to correct, which the browser focuses once the page has loaded.
addEventListener('load', () => document.querySelector('input:target')?.select());

// A high and wide frame has room for the times of all parts of the day; it may get or lose its height after this runs.
const highFrame = matchMedia('(width >= 35em) and (height >= 56em)');
function openParts() {
  for (const part of document.querySelectorAll('.times details')) {
    part.name = highFrame.matches ? '' : 'part-of-day';
    if (highFrame.matches) part.open = true;
  }
}
if (highFrame.matches) openParts();
highFrame.addEventListener('change', openParts);

// A tap on the part that is open closes nothing: the day would look empty.
document.querySelector('.times')?.addEventListener('click', (event) => {
  if (event.target.closest('[name][open] > summary')) event.preventDefault();
});
// Another day opens with the part of the day that is open on this one: who works looks for evenings on each.
document.querySelector('.columns')?.addEventListener('click', ({ target }) => {
  const day = target.closest('a[href*="date="]');
  const open = document.querySelector('.times [open] > summary');
  if (!day || !open || highFrame.matches) return;
  const url = new URL(day.href);
  url.searchParams.set('part', open.textContent);
  day.href = url.href;
});

// What was typed is there again when another time is chosen, in this tab, until the call is booked.
const ownForm = 'form.details:not([action*="/bookings/"])';
try {
  if (document.documentElement.dataset.message === 'event_scheduled') sessionStorage.clear();
  for (const field of document.querySelectorAll(`${ownForm} :is([name=name], [name=email], [name=note])`)) {
    // The key has the field's first value, so that a text is not restored for another topic or over a correction.
    const key = `${field.name}: ${field.defaultValue}`;
    field.value = sessionStorage.getItem(key) ?? field.value;
    field.addEventListener('input', () => sessionStorage.setItem(key, field.value));
  }
} catch {
  // A browser may refuse to store anything in a frame.
}

// A field that is filled in again loses its error at once; the server checks it again.
document.querySelector('form.details')?.addEventListener('input', ({ target }) => {
  if (target.getAttribute('aria-invalid') !== 'true' || !target.checkValidity()) return;
  target.setAttribute('aria-invalid', 'false');
  target.closest('.field').querySelector('.field-error')?.remove();
});

// The height that the page takes in the frame's present width: the frame's, or more. The page doesn't know its parent's
// origin; nothing personal is in this message.
if (parent !== window && document.documentElement.classList.contains('embedded')) {
  new ResizeObserver(() => {
    const payload = { height: `${document.body.offsetHeight}px` };
    parent.postMessage({ event: 'calendly.page_height', payload }, '*');
  }).observe(document.querySelector('main'));
}

// Without a zone in the URL, the link to another zone leads to the visitor's own in one tap.
const change = document.querySelector('[data-default-zone]');
const timeZone = change && new Intl.DateTimeFormat().resolvedOptions().timeZone;
if (timeZone && timeZone !== change.dataset.defaultZone) {
  const query = new URLSearchParams(location.search);
  query.set('tz', timeZone);
  change.href = `?${query}`;
  // By its name in words: engines call cities as they were called long ago.
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts();
  const { value } = parts.find(({ type }) => type === 'timeZoneName');
  change.textContent = `Use ${value.replace('GMT+00:00', 'Coordinated Universal Time')}`;
}
