import { TitledItems, type TitledItemsProps } from '../../components/titled-items.tsx';
import styles from './rooms.module.css';

interface RoomsProps {
  items: TitledItemsProps['items'];
  /** Whether the last room is wider, and dashed: a call may end before it. */
  longLast?: boolean;
}

/** Titled texts as the rooms of a plan, in the order of the way through their doors. */
export function Rooms({ items, longLast = false }: RoomsProps) {
  return (
    <ol role="list" className={styles.rooms} data-long-last={longLast ? '' : undefined}>
      <TitledItems items={items} noteClass={styles.note} />
    </ol>
  );
}
