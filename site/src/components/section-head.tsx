import type { ReactNode } from 'react';
import { numbersWithUnits } from '../lib/non-breaking.ts';
import { NoBreakHyphens } from './no-break-hyphens.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Names the section by way of aria-labelledby. */
  id: string | undefined;
  heading: string;
  lead?: string | undefined;
  children?: ReactNode;
}

/** A section's h2 with its lead. */
export function SectionHead({ id, heading, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>
        <NoBreakHyphens text={numbersWithUnits(heading)} />
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
