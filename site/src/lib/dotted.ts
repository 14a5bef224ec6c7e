/** Names in a row, divided by dots that no line begins with: "Algebra · Geometry". */
export const dotted = (names: readonly string[]): string => names.join('\u00a0· ');
