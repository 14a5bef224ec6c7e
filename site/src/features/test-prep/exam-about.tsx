import type { ExamProgram } from '../../model/exam.ts';
import { SplitSection } from '../../components/sections/split-section.tsx';
import styles from './exam-about.module.css';

/** What a test is and asks for. */
export function ExamAbout({ page }: { page: ExamProgram['page'] }) {
  return (
    <SplitSection id="about" heading={page.aboutHeading}>
      <div className={styles.text}>
        {page.about.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </SplitSection>
  );
}
