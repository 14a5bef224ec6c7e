import type { ReactNode } from 'react';
import type { SpecialtyNames } from './specialties.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TeacherCard, type TeacherCardWords } from './teacher-card.tsx';
import styles from './teacher-list.module.css';

interface TeacherListProps {
  head: SectionHeadText;
  teachers: readonly Teacher[];
  names: SpecialtyNames;
  words: TeacherCardWords;
  /** What chooses a specialty. */
  filter?: ReactNode;
}

/**
 * The team. The cards are served once, as HTML, and belong to no island: with eighteen drawn portraits they would
 * weigh twice as much as an island's props. What is chosen in the filter shows and hides them by `:has()` in the
 * style sheet, which works without a script, too.
 */
export function TeacherList({ head, teachers, names, words, filter }: TeacherListProps) {
  return (
    <Section id="teachers" labelledBy="teachers-heading" ground="paper" className={styles.teachers}>
      <SectionHead id="teachers-heading" heading={head.heading} lead={head.lead} />
      {filter}
      <ul role="list" className={styles.list}>
        {teachers.map((teacher) => (
          <li
            key={teacher.id}
            id={teacher.id}
            className={teacher.founder ? styles.first : undefined}
            data-specialties={teacher.specialties.join(' ')}
          >
            <TeacherCard teacher={teacher} names={names} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
