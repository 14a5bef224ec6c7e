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
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const [head = [], ...body] = lines.map((line) => line.map(pad));
  const rule = widths.map((width, column) => (column === 0 ? '-' : ':').padStart(width, '-'));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
