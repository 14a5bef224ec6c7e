import type { ReactNode } from 'react';
import { Section, type Surface } from '../section.tsx';
import styles from './split-section.module.css';

interface SplitSectionProps {
  id: string;
  heading: string;
  lead?: string | undefined;
  surface?: Surface;
  /** More on the side of the heading, such as an action or a board. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section in two columns: what it is about on the left, the matter itself on the right. */
export function SplitSection({ id, heading, lead, surface = 'default', aside, children }: SplitSectionProps) {
  return (
    <Section labelledBy={id} surface={surface} className={styles.split}>
      <div>
        <h2 id={id}>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div>{children}</div>
    </Section>
  );
}
