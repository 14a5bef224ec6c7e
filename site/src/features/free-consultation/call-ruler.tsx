import { Ruler, RulerFigures } from '../../components/ruler.tsx';
import { Poster } from '../../components/section.tsx';
import type { TitledText } from '../../model/text.ts';
import leaf from './drawings/leaf.svg?raw';
import minutesUpright from './drawings/minutes-upright.svg?raw';
import minutes from './drawings/minutes.svg?raw';
import plan from './drawings/plan.svg?raw';
import styles from './call-ruler.module.css';

/** Decorative, since the steps contain the same information. */
function Drawing({ svg, className = '' }: { svg: string; className?: string | undefined }) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The minutes of the call: three parts of five minutes. */
const [parts, minutesEach] = [3, 5];

interface CallRulerProps {
  heading: string;
  steps: readonly TitledText[];
}

/** What happens next: the call's fifteen minutes as a ruler as wide as the window, with the date and the plan on it. */
export function CallRuler({ heading, steps }: CallRulerProps) {
  return (
    <Poster ground="dots" labelledBy="next" sentence={heading}>
      <div className={styles.stage}>
        <Drawing svg={leaf} />
        <Drawing svg={minutes} className={styles.minutes} />
        <Drawing svg={plan} />
      </div>
      <div className={styles.ruler}>
        <Ruler units={parts} parts={minutesEach}>
          <RulerFigures units={parts} step={minutesEach} />
        </Ruler>
      </div>
      <Drawing svg={minutesUpright} className={styles.upright} />
      <ol role="list" className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Poster>
  );
}
