import { Detail } from '../../illustrations/detail.tsx';
import type { TitledText } from '../../model/text.ts';
import { Section, type Surface } from '../section.tsx';
import styles from './steps.module.css';

interface ItemsProps {
  steps: readonly TitledText[];
  /** What is drawn for each step, by the names in illustrations/details/steps.svg. */
  vignettes: readonly string[];
  className: string | undefined;
}

/** Steps as list items; the parent component's CSS draws their numbers. */
function Items({ steps, vignettes, className }: ItemsProps) {
  return (
    <ol role="list" className={className}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          {vignettes[index] && <Detail name={`step-${vignettes[index]}`} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface StepsProps extends Omit<ItemsProps, 'className'> {
  id: string;
  heading: string;
  lead?: string | undefined;
  surface?: Surface;
}

/** What happens, one step after the other, each drawn and numbered. */
export function Steps({ id, heading, lead, surface = 'muted', ...items }: StepsProps) {
  const four = items.steps.length === 4;
  return (
    <Section labelledBy={id} heading={heading} lead={lead} surface={surface}>
      <Items {...items} className={four ? `${styles.steps} ${styles.four}` : styles.steps} />
    </Section>
  );
}

/** Steps one under the other, drawn and ruled, for a narrow column. */
export function StepList({ id, heading, ...items }: Omit<StepsProps, 'lead' | 'surface'>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.listHeading}>
        {heading}
      </h2>
      <Items {...items} className={styles.list} />
    </section>
  );
}
