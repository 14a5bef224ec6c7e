import type { ScoredAnswer } from '../../model/exam.ts';
import { Vignette } from '../../illustrations/detail.tsx';
import { Board } from '../../components/board.tsx';
import { Section } from '../../components/section.tsx';
import styles from './exam-page.module.css';

/** An answer as a teacher scores it: the point that each line earns stands in the margin. */
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
          <Vignette drawing="full-score" className={styles.score} />
        </div>
      </Board>
    </Section>
  );
}
