interface MarkedText {
  before: string;
  marked: string;
  after: string;
}

/** Splits a heading at its one phrase between asterisks. Text without asterisks has an empty phrase. */
export function splitMarkedText(text: string): MarkedText {
  const [before = '', marked = '', after = ''] = text.split('*');
  return { before, marked, after };
}

/** A heading without the asterisks of its marked phrase. */
export const withoutMarks = (heading: string): string => Object.values(splitMarkedText(heading)).join('');

/** A heading in which no line ends between a number and the word it counts: "2 hours 14 minutes". */
export function numbersWithUnits(heading: string): string {
  return heading.replaceAll(/(\d) (?=[a-z])/g, '$1\u00A0');
}

/** A short text that no line breaks around a number or within a range: "2015 to 2022", "grades 2–12". */
export function numbersWithWords(text: string): string {
  return numbersWithUnits(text)
    .replaceAll(/ (?=\d)/g, '\u00A0')
    .replaceAll(/(?<=\d)–(?=\d)/g, '–\u2060');
}

/** A text in one piece, which no line breaks: "3 h 25 min". */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A heading in which no line ends with an ampersand: "Tutoring & Homeschooling". */
export const keepAmpersands = (heading: string): string => heading.replaceAll('& ', '&\u00A0');

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

/** Minutes as such, even where they make hours: 155 is "155 min". No line breaks it. */
export function minutesLabel(minutes: number): string {
  return unbroken(`${minutes} min`);
}

/** Minutes as hours and minutes: 185 is "3 hr 5 min". No line breaks it. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutesLabel(minutes);
  return unbroken(rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`);
}

/** Minutes as a clock shows them: 65 is "1:05". */
export function clockLabel(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** JSON for a script element: no text in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
