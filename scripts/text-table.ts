/**
 * Lays rows out under their headings, for a terminal and as a table of Markdown: the first column to the left,
 * figures to the right.
 * @param rows as many cells as there are headings.
 */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const laidOut = lines.map((line) =>
    line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [laidOut[0] ?? [], rule, ...laidOut.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
