import type { TitledText } from '../../model/text.ts';
import { StepItems } from './step-items.tsx';
import styles from './step-list.module.css';

interface StepListProps {
  id: string;
  heading: string;
  steps: readonly TitledText[];
}

/** Steps one under the other, ruled and numbered, for a narrow column. */
export function StepList({ id, heading, steps }: StepListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <StepItems steps={steps} className={styles.steps} />
    </section>
  );
}
