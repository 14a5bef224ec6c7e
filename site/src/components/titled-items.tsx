import { typeset } from '../lib/format.ts';
import type { TitledText } from '../model/text.ts';

export interface TitledItemsProps {
  /** The note is below the text. */
  items: readonly (TitledText & { note?: string | undefined })[];
  noteClass?: string | undefined;
}

/** Titled texts as the items of a list. */
export function TitledItems({ items, noteClass }: TitledItemsProps) {
  return items.map(({ title, text, note }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{typeset(text)}</p>
      {note && <p className={noteClass}>{note}</p>}
    </li>
  ));
}
