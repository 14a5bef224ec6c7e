import { Icon } from '../../drawings/icon.tsx';
import type { Subject } from '../../model/subject.ts';
import { Section } from '../../ui/section.tsx';
import styles from './info-blocks.module.css';

/** Three things to know, right under a page's head, each with its own heading. */
export function InfoBlocks({ blocks }: { blocks: Subject['consultation']['blocks'] }) {
  return (
    <Section>
      <ul role="list" className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block.title}>
            <h2>
              <Icon name={block.icon} />
              {block.title}
            </h2>
            <p>{block.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
