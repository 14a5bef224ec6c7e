// Stands in each page. Everything works without it.
const framed = parent !== window && document.documentElement.classList.contains('embedded');
const { message, payload } = document.body.dataset;

/** Most that the calendar asks for: it fills a higher frame, and its times scroll in a lower one. */
const calendarHeight = 600;

/** The page doesn't know its parent's origin; nothing personal is in these messages. */
function tell(name, content) {
  parent.postMessage({ event: `calendly.${name}`, payload: content }, '*');
}

/** The height that the page takes in the frame's present width, in CSS pixels: the frame's, or more. */
function neededHeight() {
  if (document.body.classList.contains('calendar-page')) return Math.min(innerHeight, calendarHeight);
  return document.body.offsetHeight;
}

function tellHeight() {
  tell('page_height', { height: `${neededHeight()}px` });
}

// Whoever comes from another step goes on at this one's heading; the first page leaves the focus where it is.
if (document.referrer.startsWith(origin)) {
  const heading = document.querySelector('main [tabindex]');
  heading?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  heading?.focus({ preventScroll: true });
}

if (framed) {
  tell('page_height', { height: '2px' });
  if (message) tell(message, JSON.parse(payload));
  new ResizeObserver(tellHeight).observe(document.querySelector('main'));
}

// The present time in the zone stays right while the page is open.
for (const clock of document.querySelectorAll('[data-clock]')) {
  const loadedAt = Date.now();
  const shownAt = Date.parse(clock.dataset.now);
  const options = { hour: 'numeric', minute: '2-digit', timeZone: clock.dataset.clock };
  setInterval(() => {
    clock.textContent = new Date(shownAt + Date.now() - loadedAt).toLocaleTimeString('en-US', options);
  }, 15_000);
}

// Without a zone in the URL, the link to another zone leads to the visitor's own in one tap.
const change = document.querySelector('[data-default-zone]');
const timeZone = change && new Intl.DateTimeFormat().resolvedOptions().timeZone;
if (timeZone && timeZone !== change.dataset.defaultZone) {
  const query = new URLSearchParams(location.search);
  query.set('tz', timeZone);
  change.href = `?${query}`;
  change.textContent = `Use ${timeZone.split('/').at(-1).replaceAll('_', ' ')} time`;
}
