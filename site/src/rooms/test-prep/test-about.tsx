import type { TestProgram } from '../../model/test-program.ts';
import { SplitSection } from '../../blocks/split-section.tsx';
import styles from './test-about.module.css';

/** What a test is and asks for. */
export function TestAbout({ page }: { page: TestProgram['page'] }) {
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
