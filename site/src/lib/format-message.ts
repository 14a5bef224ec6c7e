/** A template of the content with each `{name}` replaced by its value: "{count} questions" becomes "12 questions". */
export function formatMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
