const compound = /(\S*\w-\w\S*)/;

/** Words of which no line ends within a compound, such as "Subject-Specific", that a line has room for. */
export function NoBreakHyphens({ text }: { text: string }) {
  return text.split(compound).map((piece) =>
    compound.test(piece) ? (
      <span key={piece} className="no-break">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
