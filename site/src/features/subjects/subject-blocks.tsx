import type { ReactElement } from 'react';
import type { SectionId } from '../../model/anchors.ts';
import type { DrawingName } from '../../model/drawing.ts';
import type { SubjectBlock } from '../../model/subject.ts';
import type { HeadedList } from '../../model/text.ts';
import { Vignette } from '../../illustrations/detail.tsx';
import { HeadedLists } from '../../components/check-list.tsx';
import { DividedList } from '../../components/divided-list.tsx';
import { Section, type Surface } from '../../components/section.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import styles from './subject-blocks.module.css';

function Stairs({ groups }: { groups: readonly HeadedList[] }) {
  return (
    <div className={styles.progression}>
      <Vignette drawing="step-back" className={styles.note} />
      <ol role="list" className={styles.stairs}>
        {groups.map((group) => (
          <li key={group.title}>
            <h3>{group.title}</h3>
            <ul role="list">
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SubjectBlockSectionProps {
  block: SubjectBlock;
  drawing?: DrawingName;
  /** Names the section; each block of a page has its own. */
  id: SectionId;
  surface: Surface;
}

/** One further section of a subject page. A new kind of block does not compile until it is drawn here. */
export function SubjectBlockSection({ block, drawing, id, surface }: SubjectBlockSectionProps): ReactElement {
  const { kind, heading, lead } = block;
  switch (kind) {
    case 'curriculum':
      return (
        <Section labelledBy={id} surface={surface} heading={heading} lead={lead}>
          <Stairs groups={block.groups} />
        </Section>
      );
    case 'points':
      return (
        <SplitSection id={id} heading={heading} lead={lead} surface={surface} drawing={drawing}>
          <DividedList items={block.points} />
        </SplitSection>
      );
    case 'skills':
      return (
        <Section labelledBy={id} surface={surface} heading={heading} lead={lead}>
          <HeadedLists lists={block.lists} />
        </Section>
      );
  }
}
