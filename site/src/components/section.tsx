import type { ReactNode } from 'react';
import { SampleNote } from './sample-note.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './section.module.css';

export type Surface = 'default' | 'muted';

interface SectionProps {
  id?: string;
  /** The id of the heading that names the section; a section without a name is no landmark. */
  labelledBy?: string;
  /** Stands above the content, with its lead; a section that places its heading itself leaves it out. */
  heading?: string;
  lead?: string | undefined;
  /** Invented entries, if there are some, are named under the heading. */
  samples?: readonly { sample: boolean }[];
  surface?: Surface;
  children: ReactNode;
  className?: string | undefined;
}

/** One band of a page: a ground, the rhythm above and below, and the content's width. */
export function Section(props: SectionProps) {
  const { id, labelledBy, heading, lead, samples, surface = 'default', className, children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[surface]}`}>
      <div className={className ? `${styles.content} ${className}` : styles.content}>
        {heading && (
          <SectionHead id={labelledBy} heading={heading} lead={lead}>
            {samples && <SampleNote of={samples} />}
          </SectionHead>
        )}
        {children}
      </div>
    </section>
  );
}
