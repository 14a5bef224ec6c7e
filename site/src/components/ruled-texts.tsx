import { typeset } from '../lib/format.ts';
import type { TitledText } from '../model/text.ts';
import styles from './ruled-texts.module.css';

interface RuledTextsProps {
  /** The items, each with an optional note below its title. */
  items: readonly (TitledText & { note?: string | undefined })[];
}

/** Titled texts in columns below one thick rule; `ordered` numbers them. */
export function RuledColumns({ items, ordered = false }: RuledTextsProps & { ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.columns}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{typeset(text)}</p>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </List>
  );
}
