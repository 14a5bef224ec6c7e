import { typeset } from '../../lib/format.ts';
import type { TitledText } from '../../model/text.ts';
import styles from './rooms.module.css';

interface RoomsProps {
  items: readonly (TitledText & { note?: string | undefined })[];
  /** Whether the last room is wider, and dashed: a call may end before it. */
  longLast?: boolean;
}

/** Titled texts as the rooms of a plan, in the order of the way through their doors. */
export function Rooms({ items, longLast = false }: RoomsProps) {
  return (
    <ol role="list" className={styles.rooms} data-long-last={longLast ? '' : undefined}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{typeset(text)}</p>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
