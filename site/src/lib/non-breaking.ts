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
