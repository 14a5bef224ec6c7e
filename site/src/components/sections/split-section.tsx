import type { ReactNode } from 'react';
import type { SectionId } from '../../model/anchors.ts';
import type { DrawingName } from '../../model/drawing.ts';
import { Section, type Surface } from '../section.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { Board } from '../board.tsx';
import styles from './split-section.module.css';

interface SplitSectionProps {
  id: SectionId;
  heading?: string;
  lead?: string | undefined;
  /** Replaces the heading and the lead; its h2 must have the section's id. */
  head?: ReactNode;
  surface?: Surface;
  /** The right column needs room, as a calendar does: on a tablet, it stands below the heading. */
  wide?: boolean;
  /** More on the side of the heading, such as an action. */
  aside?: ReactNode;
  /** Stands under the heading on wide screens; the whole section is then on one board. */
  drawing?: DrawingName | undefined;
  /** Stands under both columns. */
  below?: ReactNode;
  children: ReactNode;
}

/** A section in two columns: what it is about on the left, the matter itself on the right. */
export function SplitSection(props: SplitSectionProps) {
  const { id, heading, lead, head, surface = 'default', wide = false, aside, drawing, below } = props;
  const columns = (
    <div className={wide ? `${styles.split} ${styles.wide}` : styles.split}>
      <div>
        {head ?? <h2 id={id}>{heading}</h2>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
        {drawing && (
          <div className={styles.drawing}>
            <BoardDrawing name={drawing} />
          </div>
        )}
      </div>
      <div>{props.children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
  return (
    <Section labelledBy={id} surface={surface}>
      {drawing ? (
        <div className={wide ? styles.withoutBoard : undefined}>
          <Board>
            <div className={styles.onBoard}>{columns}</div>
          </Board>
        </div>
      ) : (
        columns
      )}
    </Section>
  );
}
