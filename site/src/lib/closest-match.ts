/** The Levenshtein distance of two words: how many letters must be added, removed or changed. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Like `closestMatch`, but only among names of the same group: for `claim.replay`, `claim.reply`. */
export function closestName(written: string, known: readonly string[]): string | undefined {
  const group = written.slice(0, written.indexOf('.') + 1);
  const inGroup = known.filter((name) => name.startsWith(group)).map((name) => name.slice(group.length));
  if (inGroup.length === 0) return closestMatch(written, known);
  const match = closestMatch(written.slice(group.length), inGroup);
  return match && group + match;
}

/** The known word that was most likely meant; undefined if none is near. */
export function closestMatch(written: string, known: readonly string[]): string | undefined {
  const wanted = written.toLowerCase();
  const [best] = known
    .map((word) => ({ word, steps: editDistance(wanted, word.toLowerCase()) }))
    .sort((one, other) => one.steps - other.steps);
  return best && best.steps <= Math.max(2, Math.ceil(wanted.length / 3)) ? best.word : undefined;
}
