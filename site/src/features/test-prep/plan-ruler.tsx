import { RulerMarks } from '../../components/ruler.tsx';
import { Reading } from '../../components/section.tsx';
import type { ExamConsultation } from '../../model/exam.ts';
import styles from './plan-ruler.module.css';

type PlanRulerProps = Pick<ExamConsultation, 'planHeading' | 'planLead' | 'plan'> &
  NonNullable<ExamConsultation['planRuler']> & { className: string | undefined };

/** The steps of a plan along a ruler that ends with the exam; vertical on phones. */
export function PlanRuler(props: PlanRulerProps) {
  const { planHeading, planLead, plan, units, parts, flag, className } = props;
  const unitsOf = (index: number) => {
    const start = plan.slice(0, index).reduce((sum, { span = 1 }) => sum + span, 0);
    return units.slice(start, start + (plan[index]?.span ?? 1));
  };
  return (
    <Reading labelledBy="plan" heading={planHeading} lead={planLead} className={className}>
      <div className={styles.track}>
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
