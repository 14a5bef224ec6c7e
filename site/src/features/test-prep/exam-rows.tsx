import { durationLabel, formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Board } from '../../components/board.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { barSections, ExamBar, subjectColor } from '../../components/exam-bar.tsx';
import { TimeAxis } from './time-axis.tsx';
import { describeSections, earlierInShort, axisMinutes } from './exam-timing.ts';
import { examLabels, scoreRange } from './exam-labels.ts';
import styles from './exam-rows.module.css';

/** The earlier format, where it has another length than today's. */
function formerFormat({ today, earlier }: ExamProgram['facts']) {
  const { minutes } = earlier ?? {};
  return minutes === undefined || minutes === today.minutes ? undefined : { ...earlier, minutes };
}

function Bars({ exam, axisMinutes }: RowProps) {
  const { today } = exam.facts;
  const former = formerFormat(exam.facts);
  if (today.minutes === undefined)
    return <p className={styles.without}>{today.varies ?? examLabels.notGiven}</p>;
  return (
    <>
      <ExamBar
        sections={barSections(today, exam.examName)}
        axisMinutes={axisMinutes}
        variant="row"
        label={
          today.sections.length > 0
            ? describeSections(exam.examName, today.sections)
            : `${exam.examName}: ${durationLabel(today.minutes)}`
        }
      />
      {former && (
        <ExamBar
          sections={[{ name: examLabels.earlier, minutes: former.minutes }]}
          axisMinutes={axisMinutes}
          variant="past"
          note={durationLabel(former.minutes)}
        />
      )}
    </>
  );
}

interface RowProps {
  exam: ExamProgram;
  axisMinutes: number;
}

function ExamRow({ linkLabel, ...row }: RowProps & { linkLabel: string }) {
  const { exam } = row;
  const { today, score } = exam.facts;
  const { exams } = useSite().labels;
  const former = formerFormat(exam.facts);
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h3>{exam.name}</h3>
        <p>{typeset(exam.subtitle)}</p>
      </div>
      <div className={styles.bars}>
        <Bars {...row} />
      </div>
      {/* Where the bars have no room for them. */}
      {today.sections.length > 0 && (
        <p className={styles.sections} aria-hidden="true">
          <InlineList names={today.sections.map((section) => section.name)} />
        </p>
      )}
      <div className={styles.text}>
        <p>{exam.description}</p>
        <p className={styles.features}>
          <InlineList names={exam.features} />
        </p>
      </div>
      <dl className={styles.facts}>
        {today.minutes !== undefined && (
          <div>
            <dt className="visually-hidden">{examLabels.length}</dt>
            <dd className={styles.length}>{durationLabel(today.minutes)}</dd>
            {former && (
              <dd className={styles.before}>
                {earlierInShort(former)} {durationLabel(former.minutes)}
              </dd>
            )}
          </div>
        )}
        <div>
          <dt className="visually-hidden">{examLabels.scores}</dt>
          <dd>scored {typeset(scoreRange(score))}</dd>
        </div>
      </dl>
      <p className={styles.link}>
        <ArrowLink
          to={exam.page.address}
          label={linkLabel}
          about={formatMessage(exams.aboutExam, { exam: exam.name })}
        />
      </p>
    </li>
  );
}

interface ExamRowsProps {
  exams: readonly ExamProgram[];
  linkLabel: string;
}

/** What the colors of the bars mean. */
function ExamKey() {
  return (
    <ul role="list" className={styles.key}>
      <li className={subjectColor('english')}>Reading, verbal</li>
      <li className={subjectColor('math')}>Math, quantitative</li>
      <li className={subjectColor('science')}>Science</li>
      <li className={`${subjectColor('mixed')} ${styles.optional}`}>{examLabels.optional}</li>
      <li className={styles.past}>{examLabels.earlier}</li>
    </ul>
  );
}

/** All exams on one axis: each row names one, draws it to scale and leads to its page. */
export function ExamRows({ exams, linkLabel }: ExamRowsProps) {
  const minutes = axisMinutes(exams);
  return (
    <Board tray>
      <ExamKey />
      <div className={styles.head}>
        <TimeAxis minutes={minutes} />
      </div>
      <ul role="list">
        {exams.map((exam) => (
          <ExamRow key={exam.id} exam={exam} axisMinutes={minutes} linkLabel={linkLabel} />
        ))}
      </ul>
    </Board>
  );
}
