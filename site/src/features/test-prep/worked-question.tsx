import { typeset } from '../../lib/format.ts';
import type { WorkedQuestion } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import styles from './worked-question.module.css';

/** A line of the teacher with the words that it crosses out. */
function Line({ line, struck = '' }: { line: string; struck?: string | undefined }) {
  const [before, after] = line.split(struck);
  if (!struck || after === undefined) return line;
  return (
    <>
      {before}
      <s>{struck}</s>
      {after}
    </>
  );
}

/** One question as a child works on it, with the teacher's notes beside it in another color. */
export function WorkedQuestionSection({ heading, kind, stem, choices, child, teacher }: WorkedQuestion) {
  return (
    <section aria-labelledby="question" className={styles.question}>
      <div className="container">
        <h2 id="question">{heading}</h2>
        <div className={styles.board}>
          <div className={styles.card}>
            <p className={styles.kind}>{kind}</p>
            <p className={styles.stem}>{stem}</p>
            <ol role="list">
              {choices.map((choice, index) => (
                <li key={choice} className={choice === child.choice ? styles.marked : undefined}>
                  <b>{'ABCDE'[index]}</b> <span>{choice}</span>
                  {choice === child.choice && (
                    <span className="visually-hidden">, marked by {examLabels.child}</span>
                  )}
                  {choice === teacher.choice && (
                    <>
                      <span className="visually-hidden">, circled by {examLabels.teacher}</span>
                      <svg viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true">
                        <path
                          pathLength="1"
                          d="M40 12C92 2 170 4 190 22C206 42 150 56 92 56C40 57 4 48 6 32C8 16 50 8 96 6"
                        />
                      </svg>
                    </>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.child}>
            <h3>{examLabels.child}</h3>
            {child.lines.map((line, index) => (
              <p key={line}>
                {typeset(line)}
                {index === child.lines.length - 1 && (
                  <svg viewBox="0 0 120 90" preserveAspectRatio="none" aria-hidden="true">
                    <path d="M2 82C50 74 86 44 112 14M90 14l24-2l-3 24" />
                  </svg>
                )}
              </p>
            ))}
          </div>
          <div className={styles.teacher}>
            <h3>{examLabels.teacher}</h3>
            <p className={styles.says}>{teacher.says}</p>
            {teacher.lines.map((line) => (
              <p key={line}>
                <span>
                  <Line line={line} struck={teacher.struck} />
                </span>
              </p>
            ))}
            <p className={styles.says}>{teacher.remark}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
