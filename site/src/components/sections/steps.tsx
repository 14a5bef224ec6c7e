import type { TitledText } from '../../model/text.ts';
import type { Ground } from '../section.tsx';
import { Section } from '../section.tsx';
import { SectionHead } from '../section-head.tsx';
import { StepItems } from './step-items.tsx';
import styles from './steps.module.css';

interface StepsProps {
  id: string;
  heading: string;
  lead?: string | undefined;
  steps: readonly TitledText[];
  ground?: Ground;
}

/** What happens, one step after the other, numbered on a line. */
export function Steps({ id, heading, lead, steps, ground = 'paper' }: StepsProps) {
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHead id={id} heading={heading} lead={lead} />
      <StepItems
        steps={steps}
        className={steps.length === 4 ? `${styles.steps} ${styles.four}` : styles.steps}
      />
    </Section>
  );
}
