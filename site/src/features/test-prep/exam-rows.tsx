import { durationLabel, formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Board } from '../../components/board.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { barSections, ExamBar, sectionColor } from '../../components/exam-bar.tsx';
import { ClockAxis, HourLines } from './time-axis.tsx';
import { describeSections, earlierInShort, overviewAxis } from './exam-timing.ts';
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
    return <p className={styles.without}>{today.varies?.length ?? examLabels.notGiven}</p>;
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
  const { exam, axisMinutes } = row;
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
        <HourLines minutes={axisMinutes} />
        <Bars {...row} />
      </div>
      {/* Where the bars have no room for them. */}
      {today.sections.length > 0 && (
        <p className={styles.sections} aria-hidden="true">
          <InlineList names={today.sections.map((section) => section.name)} />
        </p>
      )}
      <p className={styles.text}>{exam.description}</p>
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
      <li className={sectionColor('Reading')}>Reading, verbal</li>
      <li className={sectionColor('Math')}>Math, quantitative</li>
      <li className={sectionColor('Science')}>Science</li>
      <li className={`${sectionColor('')} ${styles.optional}`}>{examLabels.optional}</li>
      <li className={styles.past}>{examLabels.earlier}</li>
    </ul>
  );
}

/** All exams on one clock: each row names one, draws it to scale and leads to its page. */
export function ExamRows({ exams, linkLabel }: ExamRowsProps) {
  const axisMinutes = overviewAxis(exams);
  return (
    <Board tray>
      <ExamKey />
      <div className={styles.head}>
        <p>If it starts at 9 AM</p>
        <ClockAxis minutes={axisMinutes} />
      </div>
      <ul role="list">
        {exams.map((exam) => (
          <ExamRow key={exam.id} exam={exam} axisMinutes={axisMinutes} linkLabel={linkLabel} />
        ))}
      </ul>
    </Board>
  );
}
