/**
 * Lays rows out under their headings for a terminal: the first column to the left, figures to the right.
 * @param rows as many cells as there are headings.
 */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const ruled = [headings, widths.map((width) => '-'.repeat(width)), ...rows];
  return ruled
    .map((line) =>
      widths
        .map((width, column) => {
          const cell = line[column] ?? '';
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
