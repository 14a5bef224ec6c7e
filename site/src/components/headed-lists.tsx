import type { HeadedList } from '../model/text.ts';
import { CheckList } from './check-list.tsx';
import styles from './headed-lists.module.css';

/** Two lists beside each other, each under its title and a rule. */
export function HeadedLists({ lists }: { lists: readonly HeadedList[] }) {
  return (
    <div className={styles.lists}>
      {lists.map((list) => (
        <div key={list.title}>
          <h3>{list.title}</h3>
          <CheckList items={list.items} />
        </div>
      ))}
    </div>
  );
}
