/** A text in two: what comes before its last sentence, which is empty for a single one, and that sentence. */
export function lastSentence(text: string): { before: string; last: string } {
  const [, before = '', last = text] = /^(.*[.!?…]["”’]?) (.+)$/s.exec(text) ?? [];
  return { before, last };
}
