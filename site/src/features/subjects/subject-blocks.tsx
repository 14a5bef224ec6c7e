import type { ReactElement, ReactNode } from 'react';
import { TitledItems } from '../../components/titled-items.tsx';
import type { SectionId } from '../../model/anchors.ts';
import type { Subject, SubjectBlock } from '../../model/subject.ts';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { CourseStairs } from './course-stairs.tsx';
import styles from './subject-blocks.module.css';

interface SubjectBlockSectionProps {
  block: SubjectBlock;
  /** The layout of the page, which sets the style of a block. */
  look: Subject['page']['look'] | 'chart';
  /** Names the section; each block of a page has its own. */
  id: SectionId;
  /** The content below a block of points. */
  below?: ReactNode;
}

/** One further section of a subject page. A new kind of block does not compile until it is drawn here. */
export function SubjectBlockSection({ block, look, id, below }: SubjectBlockSectionProps): ReactElement {
  const head = (
    <div className={styles.head}>
      <h2 id={id}>{block.heading}</h2>
      {block.lead && <p className="lead">{block.lead}</p>}
    </div>
  );
  switch (block.kind) {
    case 'curriculum':
      return <CourseStairs id={id} block={block} />;
    case 'points':
      return (
        <section aria-labelledby={id} className={styles.points} data-look={look}>
          <div className="container">
            {head}
            <ul role="list" className={look === 'chart' ? 'evenly' : undefined}>
              <TitledItems items={block.points} />
            </ul>
            {below}
          </div>
        </section>
      );
    case 'skills':
      return (
        <section aria-labelledby={id} className={styles.skills} data-look={look}>
          <div className="container">
            {head}
            <div className={styles.lists}>
              {block.lists.map(({ title, items }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul role="list">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            {block.drawing && <BoardDrawing name={block.drawing} />}
          </div>
        </section>
      );
  }
}
