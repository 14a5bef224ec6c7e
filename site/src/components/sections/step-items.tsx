import { Detail } from '../../illustrations/detail.tsx';
import type { TitledText } from '../../model/text.ts';

interface StepItemsProps {
  steps: readonly TitledText[];
  /** What is drawn for each step, in their order; further steps have none. */
  vignettes?: readonly string[];
  className: string | undefined;
}

/** Steps as the items of a numbered list; the sheet of whoever shows them draws the numbers. */
export function StepItems({ steps, vignettes = [], className }: StepItemsProps) {
  return (
    <ol role="list" className={className}>
      {steps.map((step, index) => {
        const vignette = vignettes[index];
        return (
          <li key={step.title}>
            {vignette && <Detail name={`step-${vignette}`} />}
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
