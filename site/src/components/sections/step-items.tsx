import type { TitledText } from '../../model/text.ts';

/** Steps as the items of a numbered list; the sheet of whoever shows them draws the numbers. */
export function StepItems({
  steps,
  className,
}: {
  steps: readonly TitledText[];
  className: string | undefined;
}) {
  return (
    <ol role="list" className={className}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
