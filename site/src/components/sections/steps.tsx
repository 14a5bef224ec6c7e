import { Detail } from '../../illustrations/detail.tsx';
import type { SectionId } from '../../model/anchors.ts';
import type { Step } from '../../model/drawing.ts';
import { HandArrow } from './cta-banner.tsx';
import { Section, type Surface } from '../section.tsx';
import styles from './steps.module.css';

interface StepsProps {
  id: SectionId;
  heading: string;
  lead?: string | undefined;
  surface?: Surface;
  steps: readonly Step[];
  /** Without numbers and arrows: the order of the items means nothing. */
  unordered?: boolean;
}

/** What happens, one step after the other, each with a drawing and, from CSS, a number. */
export function StepList({ steps, unordered = false }: Pick<StepsProps, 'steps' | 'unordered'>) {
  const List = unordered ? 'ul' : 'ol';
  return (
    <List role="list" className={steps.length === 4 ? `${styles.steps} ${styles.four}` : styles.steps}>
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title}>
          <Detail name={`step-${drawing}`} />
          {index > 0 && !unordered && <HandArrow className={styles.arrow} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/** A section of steps. */
export function Steps({ id, heading, lead, surface = 'muted', ...list }: StepsProps) {
  return (
    <Section labelledBy={id} heading={heading} lead={lead} surface={surface}>
      <StepList {...list} />
    </Section>
  );
}
