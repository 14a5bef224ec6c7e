import type { ReactNode } from 'react';
import styles from './section.module.css';

export type Surface = 'default' | 'muted' | 'inverse';

interface SectionProps {
  id?: string;
  /** The id of the heading that names the section; a section without a name is no landmark. */
  labelledBy?: string;
  surface?: Surface;
  children: ReactNode;
  className?: string | undefined;
}

/** One band of a page: a ground, the rhythm above and below, and the content's width. */
export function Section({ id, labelledBy, surface = 'default', className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[surface]}`}>
      <div className={className ? `${styles.content} ${className}` : styles.content}>{children}</div>
    </section>
  );
}
