import type { TitledText } from '../model/text.ts';
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
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
