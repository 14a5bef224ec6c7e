import { TitledItems, type TitledItemsProps } from './titled-items.tsx';
import styles from './ruled-texts.module.css';

interface RuledColumnsProps {
  items: TitledItemsProps['items'];
  ordered?: boolean;
}

/** Titled texts in columns below one thick rule; `ordered` numbers them. */
export function RuledColumns({ items, ordered = false }: RuledColumnsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.columns}>
      <TitledItems items={items} noteClass={styles.note} />
    </List>
  );
}
