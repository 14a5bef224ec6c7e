// Stands in the form's page. The embedding page may say who is booking; what was typed stays.
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.event !== 'calendly.prefill') return;
  for (const name of ['name', 'email']) {
    const field = document.getElementById(name);
    const value = data.payload?.[name];
    if (field?.value === '' && typeof value === 'string') field.value = value.slice(0, field.maxLength);
  }
});
