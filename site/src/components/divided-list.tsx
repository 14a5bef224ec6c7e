import { Icon } from '../illustrations/icon.tsx';
import type { IconName } from '../model/color.ts';
import type { Link } from '../model/link.ts';
import type { TitledText } from '../model/text.ts';
import { ArrowLink } from './arrow-link.tsx';
import { NoBreakHyphens } from './no-break-hyphens.tsx';
import styles from './divided-list.module.css';

type RuledItem = TitledText & { icon?: IconName; link?: Link | undefined };

interface DividedListProps {
  items: readonly RuledItem[];
  /** How many stand beside each other where there is room. */
  columns?: 1 | 2;
}

function RuledEntry({ item }: { item: RuledItem }) {
  if (!item.icon) {
    return (
      <li>
        <h3>
          <NoBreakHyphens text={item.title} />
        </h3>
        <p>{item.text}</p>
        {item.link && <ArrowLink {...item.link} />}
      </li>
    );
  }
  return (
    <li className={styles.withIcon}>
      <Icon name={item.icon} />
      <div>
        <h3>
          <NoBreakHyphens text={item.title} />
        </h3>
        <p>{item.text}</p>
      </div>
    </li>
  );
}

/** Points with a title and a sentence or two, ruled off like lines of a notebook. */
export function DividedList({ items, columns = 1 }: DividedListProps) {
  return (
    <ul role="list" className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map((item) => (
        <RuledEntry key={item.title} item={item} />
      ))}
    </ul>
  );
}
