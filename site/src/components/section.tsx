import type { ReactNode } from 'react';
import type { SectionId } from '../model/anchors.ts';
import { typeset } from '../lib/format.ts';
import styles from './section.module.css';

interface SectionHeadProps {
  /** Names the section by way of aria-labelledby. */
  id: string | undefined;
  heading: string;
  lead?: string | undefined;
}

/** A section's h2 with its lead. */
export function SectionHead({ id, heading, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{typeset(heading)}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

export type Surface = 'default' | 'muted';

interface SectionProps {
  id?: SectionId;
  /** The id of the heading that names the section; a section without a name is no landmark. */
  labelledBy?: SectionId | `${SectionId}-heading`;
  /** Stands above the content, with its lead; a section that places its heading itself leaves it out. */
  heading?: string;
  lead?: string | undefined;
  surface?: Surface;
  children: ReactNode;
  className?: string | undefined;
}

/** One band of a page: a ground, the rhythm above and below, and the content's width. */
export function Section(props: SectionProps) {
  const { id, labelledBy, heading, lead, surface = 'default', className, children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[surface]}`}>
      <div className={className ? `container ${className}` : 'container'}>
        {heading && <SectionHead id={labelledBy} heading={heading} lead={lead} />}
        {children}
      </div>
    </section>
  );
}
