import { Poster } from '../../components/section.tsx';
import drawnStudent from '../../illustrations/student.svg?url&no-inline';
import type { SectionId } from '../../model/anchors.ts';
import type { SubjectBlock } from '../../model/subject.ts';
import styles from './course-stairs.module.css';

type Curriculum = Extract<SubjectBlock, { kind: 'curriculum' }>;

/** The levels of courses drawn as stairs, with the example of a child who is stuck on one and starts on a lower one. */
export function CourseStairs({ id, block }: { id: SectionId; block: Curriculum }) {
  return (
    <Poster
      ground="blue"
      flush
      labelledBy={id}
      large
      heading={block.heading}
      lead={block.lead}
      className={styles.content}
    >
      <ol role="list" className={styles.stairs}>
        {block.groups.map(({ title, items, stuck, start }) => (
          <li key={title}>
            {stuck && (
              <div className={styles.stuck}>
                <svg viewBox="0 0 90 254" aria-hidden="true">
                  <path d="M84 6C30 2 14 70 12 240m-10 -22l10 22 16 -18" />
                </svg>
                <img src={drawnStudent} alt="" width="320" height="400" />
                <span>{stuck}</span>
              </div>
            )}
            <h3>{title}</h3>
            <ul role="list">
              {items.map((item) =>
                item === start?.item ? (
                  <li key={item} className={styles.start}>
                    {item} <span>{start.note}</span>
                  </li>
                ) : (
                  <li key={item}>{item}</li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </Poster>
  );
}
