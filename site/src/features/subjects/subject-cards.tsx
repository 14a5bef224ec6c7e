import type { Subject } from '../../model/subject.ts';
import { Section } from '../../components/section.tsx';
import { SubjectCard } from '../../components/subject-card.tsx';
import styles from './subject-cards.module.css';

/** The four subjects, each in its marker's color, with what is taught in it. */
export function SubjectCards({ heading, subjects }: { heading: string; subjects: readonly Subject[] }) {
  return (
    <Section id="subjects" labelledBy="subjects-heading" heading={heading}>
      <ul role="list" className={styles.cards}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <SubjectCard subject={subject} level="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
