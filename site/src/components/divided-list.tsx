import { Vignette } from '../illustrations/detail.tsx';
import { Icon } from '../illustrations/icon.tsx';
import type { IconName } from '../model/icon.ts';
import type { TitledText } from '../model/text.ts';
import type { Link } from '../model/link.ts';
import { ArrowLink } from './arrow-link.tsx';
import { NoBreakHyphens } from './no-break-hyphens.tsx';
import styles from './divided-list.module.css';

type RuledItem = TitledText & { icon?: IconName; drawing?: string | undefined; links?: readonly Link[] };

interface DividedListProps {
  items: readonly RuledItem[];
  /** How many stand beside each other where there is room. */
  columns?: 1 | 2;
}

/** Points with a title and a sentence or two, ruled off like lines of a notebook. */
export function DividedList({ items, columns = 1 }: DividedListProps) {
  return (
    <ul role="list" className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map(({ icon, drawing, title, text, links }) => (
        <li key={title} className={icon && styles.withIcon}>
          {icon && <Icon name={icon} />}
          <div>
            <Vignette drawing={drawing} className={styles.vignette} />
            <h3>
              <NoBreakHyphens text={title} />
            </h3>
            <p>{text}</p>
            {links && (
              <div className={styles.links}>
                {links.map((link) => (
                  <ArrowLink key={link.to} {...link} />
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
