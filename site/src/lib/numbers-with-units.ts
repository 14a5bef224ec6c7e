/** A heading in which no line ends between a number and the word it counts: "2 hours 14 minutes". */
export function numbersWithUnits(heading: string): string {
  return heading.replaceAll(/(\d) (?=[a-z])/g, '$1\u00A0');
}
