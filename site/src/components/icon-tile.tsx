import { Icon } from '../illustrations/icon.tsx';
import type { AccentColor, IconName } from '../model/color.ts';
import styles from './icon-tile.module.css';

/** A small tinted square with an icon, in a marker's color. */
export function IconTile({ name, color }: { name: IconName; color: AccentColor }) {
  return (
    <span className={styles.tile} data-accent={color}>
      <Icon name={name} />
    </span>
  );
}
