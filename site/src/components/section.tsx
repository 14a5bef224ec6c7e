import type { ReactNode } from 'react';
import type { SectionId } from '../model/anchors.ts';
import { typeset } from '../lib/format.ts';
import styles from './section.module.css';

interface SectionProps {
  id?: SectionId;
  /** The id of the heading that names the section; a section without a name is no landmark. */
  labelledBy?: SectionId | `${SectionId}-heading`;
  /** Stands above the content, with its lead; a section that places its heading itself leaves it out. */
  heading?: string;
  lead?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One band of a page: a ground, the rhythm above and below, and the content's width. */
export function Section(props: SectionProps) {
  const { id, labelledBy, heading, lead, className, children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={styles.section}>
      <div className={className ? `container ${className}` : 'container'}>
        {heading && (
          <div className={styles.head}>
            <h2 id={labelledBy}>{typeset(heading)}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
