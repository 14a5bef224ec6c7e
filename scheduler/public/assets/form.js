// Stands in the form's page, after the script of every page. The form works without it.
addEventListener('DOMContentLoaded', () => {
  const query = new URLSearchParams(location.search);
  const ticket = document.querySelector('[name=token]');

  // With the form's ticket in the address, going back finds what the form booked.
  if (ticket && query.has('time')) {
    query.set('form', ticket.value);
    history.replaceState(null, '', `?${query}${location.hash}`);
    let sent = false;
    addEventListener('submit', () => (sent = true));
    addEventListener('pageshow', ({ persisted }) => persisted && sent && location.reload());
  }
});

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.event !== 'calendly.prefill') return;
  for (const name of ['name', 'email']) {
    const field = document.getElementById(name);
    const value = data.payload?.[name];
    if (field?.value === '' && typeof value === 'string') field.value = value.slice(0, field.maxLength);
  }
});
