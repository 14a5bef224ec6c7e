// Stands in the form's page, after the script of every page. The form works without it.
document.addEventListener('DOMContentLoaded', () => {
  const query = new URLSearchParams(location.search);
  const ticket = document.querySelector('input[type=hidden][name=token]');

  // With the form's ticket in the address, going back finds what the form booked.
  if (ticket && query.has('time')) {
    query.set('form', ticket.value);
    history.replaceState(null, '', `?${query}${location.hash}`);
    let sent = false;
    window.addEventListener('submit', () => (sent = true));
    window.addEventListener('pageshow', (event) => event.persisted && sent && location.reload());
  }
});

window.addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.event !== 'calendly.prefill') return;
  for (const name of ['name', 'email']) {
    const field = document.getElementById(name);
    const value = data.payload?.[name];
    if (field?.value === '' && typeof value === 'string') field.value = value.slice(0, field.maxLength);
  }
});
