import { RulerMarks } from './ruler.tsx';
import { Reading } from './section.tsx';
import type { TitledText } from '../model/text.ts';
import styles from './plan-ruler.module.css';

interface PlanRulerProps {
  planHeading: string;
  planLead?: string | undefined;
  /** The steps; `span` is the number of units that a step takes. */
  plan: readonly (TitledText & { note?: string | undefined; span?: number | undefined })[];
  /** The names of the units; `parts` is the number of parts of each. */
  units: readonly string[];
  parts: number;
  /** The label at the end of the ruler. */
  flag: string;
  /** Whether it is a plain line, for use below another ruler. */
  plain?: boolean;
  className?: string | undefined;
}

/** The steps of a plan along a ruler; vertical on small screens. */
export function PlanRuler(props: PlanRulerProps) {
  const { planHeading, planLead, plan, units, parts, flag, plain = false, className } = props;
  const unitsOf = (index: number) => {
    const start = plan.slice(0, index).reduce((sum, { span = 1 }) => sum + span, 0);
    return units.slice(start, start + (plan[index]?.span ?? 1));
  };
  return (
    <Reading labelledBy="plan" heading={planHeading} lead={planLead} className={className}>
      <div className={plain ? `${styles.track} ${styles.plain}` : styles.track}>
        <ol role="list" className={styles.plan}>
          {plan.map(({ title, text, note, span = 1 }, index) => (
            <li key={title} data-span={span}>
              <div aria-hidden="true" className={styles.units}>
                <RulerMarks units={span} parts={parts} />
                {unitsOf(index).map((unit) => (
                  <span key={unit}>{unit}</span>
                ))}
              </div>
              <div className={styles.step}>
                {note && <p className={styles.note}>{note}</p>}
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className={styles.flag}>
          {flag}
        </p>
      </div>
    </Reading>
  );
}
