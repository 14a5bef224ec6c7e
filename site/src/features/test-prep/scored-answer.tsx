import type { ScoredAnswer } from '../../model/exam.ts';
import styles from './scored-answer.module.css';

/**
 * A sample answer with the point that each line earns. Clearing a line's checkbox removes its point and its part of the
 * ring around the score.
 */
export function ScoredAnswerSection({ heading, lead, question, lines }: ScoredAnswer) {
  return (
    <section id="scored-answer" aria-labelledby="scored-answer-heading" className={styles.answer}>
      <div className="container">
        <h2 id="scored-answer-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.question}>{question}</p>
        <ol role="list">
          {lines.map(({ text, earns }) => (
            <li key={text}>
              <label>
                <input type="checkbox" defaultChecked />
                <span className={styles.box} aria-hidden="true">
                  ✓
                </span>
                <span className={styles.text}>{text}</span>
                <span className={styles.point}>
                  <b>+1</b> {earns}
                </span>
              </label>
            </li>
          ))}
        </ol>
        <div className={styles.total}>
          <p className={styles.tap}>Take a line out, and its point goes.</p>
          <p className={styles.score}>
            <svg viewBox="0 0 300 116" preserveAspectRatio="none" aria-hidden="true">
              {lines.map(({ text }, index) => (
                <path
                  key={text}
                  d="M22 48C38 24 92 8 154 7C236 6 292 28 291 59C290 93 224 111 146 111C66 110 5 92 4 58C4 38 14 24 34 13"
                  pathLength={lines.length}
                  strokeDasharray={`1.02 ${lines.length}`}
                  strokeDashoffset={-index}
                />
              ))}
            </svg>
            <span className={styles.count} /> of {lines.length}
          </p>
        </div>
      </div>
    </section>
  );
}
