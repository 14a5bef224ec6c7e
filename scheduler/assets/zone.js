// Stands in a calendar whose address names no zone: offers the visitor's own, in one tap.
{
  const link = document.querySelector('[data-zone]');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== link.dataset.zone) {
    const query = new URLSearchParams(location.search);
    query.set('tz', timeZone);
    link.href = `?${query}`;
    link.textContent = `Show in ${timeZone.replaceAll('_', ' ')}`;
  }
}
