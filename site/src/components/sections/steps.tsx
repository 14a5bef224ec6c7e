import type { TitledText } from '../../model/text.ts';
import type { Surface } from '../section.tsx';
import { Section } from '../section.tsx';
import { StepItems } from './step-items.tsx';
import styles from './steps.module.css';

interface StepsProps {
  id: string;
  heading: string;
  lead?: string | undefined;
  steps: readonly TitledText[];
  /** What is drawn for each step, in place of the line between their numbers. */
  vignettes?: readonly string[];
  surface?: Surface;
}

/** What happens, one step after the other, numbered on a line. */
export function Steps({ id, heading, lead, steps, vignettes, surface = 'muted' }: StepsProps) {
  const looks = [styles.steps, steps.length === 4 && styles.four, vignettes && styles.drawn];
  return (
    <Section labelledBy={id} surface={surface} heading={heading} lead={lead}>
      <StepItems steps={steps} vignettes={vignettes ?? []} className={looks.filter(Boolean).join(' ')} />
    </Section>
  );
}
