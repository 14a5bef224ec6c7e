interface MarkedText {
  before: string;
  marked: string;
  after: string;
}

/** Splits a heading at its phrase between asterisks; without asterisks, the phrase is empty. */
export function splitMarkedText(text: string): MarkedText {
  const [before = '', marked = '', after = ''] = text.split('*');
  return { before, marked, after };
}

/** A heading without the asterisks around its phrase. */
export const withoutMarks = (heading: string): string => Object.values(splitMarkedText(heading)).join('');

/**
 * A short text with non-breaking spaces and joiners within ranges and dates, between a number and its noun, around
 * ampersands and before an ellipsis: "grades 2–12", "March 2024", "2 hours", "15-minute", "Tutoring & Homeschooling".
 */
export function typeset(text: string): string {
  return text
    .replaceAll(
      /(?<=\d) (?=(?!(?:for|were) )[a-z])|(?<=\d to) (?=\d)|(?<=[a-z]) (?=\d{4}|\d+–|K–)|(?<=&) | (?=…)/g,
      '\u00A0',
    )
    .replaceAll(/(?<=[\dK])–(?=\d)/g, '\u2060$&\u2060')
    .replaceAll(/(?<=\d)-(?=[a-z])/g, '$&\u2060');
}

/** A sentence in display size: typeset, and without line breaks at hyphens, as in "six-week". */
export function typesetDisplay(text: string): string {
  return typeset(text).replaceAll(/(?<=[a-z])-(?=[a-z])/g, '$&\u2060');
}

/** A template of the content with each `{name}` replaced by its value: "{count} questions" becomes "12 questions". */
export function formatMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A calendar day (YYYY-MM-DD) as "Sep 18, 2025". */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Minutes, even more than an hour: 155 is "155 min", with a non-breaking space. */
export function minutesLabel(minutes: number): string {
  return `${minutes}\u00A0min`;
}

/** Minutes as hours and minutes: 185 is "3 hr 5 min", with non-breaking spaces. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutesLabel(minutes);
  return rest === 0 ? `${hours}\u00A0hr` : `${hours}\u00A0hr\u00A0${minutesLabel(rest)}`;
}

/** A time of day on a 12-hour clock without AM or PM, from the minutes since midnight: 785 is "1:05". */
export function clockLabel(minutes: number): string {
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Names as a sentence lists them: "math, science and English", without a comma before "and". */
export function listInWords(names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(names);
}

/** JSON for a script element: no text in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** A grade as families write it; 0 is kindergarten. */
export const gradeName = (grade: number): string => (grade === 0 ? 'K' : String(grade));

/** A text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a person is called: the first name, or a title with the last name, such as "Dr. Lee". */
export function calledName({ name }: { name: string }): string {
  const words = name.split(' ');
  const [first = name] = words;
  return first.endsWith('.') && words.length > 1 ? `${first} ${words.at(-1)}` : first;
}
