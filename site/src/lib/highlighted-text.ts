export interface MarkedText {
  before: string;
  marked: string;
  after: string;
}

/** Splits a heading at its one phrase between asterisks. Text without asterisks has an empty phrase. */
export function splitMarkedText(text: string): MarkedText {
  const [before = '', marked = '', after = ''] = text.split('*');
  return { before, marked, after };
}
