import styles from './drawing.module.css';

/** The class attribute for these classes of drawing.module.css. @throws Error when it has no such class. */
export function mark(...names: string[]): string {
  return names
    .map((name) => {
      const known = styles[name];
      if (known === undefined) throw new Error(`drawing.module.css has no mark ${name}.`);
      return known;
    })
    .join(' ');
}
