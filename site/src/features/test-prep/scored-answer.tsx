import type { ScoredAnswer } from '../../model/exam.ts';
import { Board } from '../../components/board.tsx';
import { Section } from '../../components/section.tsx';
import styles from './exam-page.module.css';

/** A sample answer with the point that each line earns. */
export function ScoredAnswerSection({ heading, lead, question, lines }: ScoredAnswer) {
  return (
    <Section labelledBy="scored-answer" heading={heading} lead={lead} surface="muted">
      <Board>
        <div className={styles.answer}>
          <h3>{question}</h3>
          <ol role="list">
            {lines.map(({ text, earns }) => (
              <li key={text}>
                <p>{text}</p>
                <b>{earns}</b>
              </li>
            ))}
          </ol>
          <p className={styles.score}>
            {lines.length} of {lines.length}
          </p>
        </div>
      </Board>
    </Section>
  );
}
