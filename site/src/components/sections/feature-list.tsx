import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { Vignette } from '../../illustrations/detail.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import type { AccentColor } from '../../model/color.ts';
import type { IconName } from '../../model/icon.ts';
import type { DrawingName } from '../../model/drawing.ts';
import type { SectionId } from '../../model/anchors.ts';
import type { TitledText } from '../../model/text.ts';
import { Section, type Surface, SectionHead } from '../section.tsx';
import styles from './feature-list.module.css';

/** A title and a sentence or two; an icon beside the title, in a marker's color, or a drawing above it. */
type Point = TitledText & { icon?: IconName; color?: AccentColor; drawing?: string | undefined };

interface FeatureListProps {
  id: SectionId;
  heading: string;
  lead?: string | undefined;
  points: readonly Point[];
  surface?: Surface;
  /** Shown beside the section's heading where there is room, else after the points. */
  drawing?: DrawingName;
}

function PointItem({ point }: { point: Point }) {
  const { icon, color, drawing, title, text } = point;
  return (
    <li>
      <Vignette drawing={drawing} />
      <h3>
        {icon && (
          <span data-accent={color}>
            <Icon name={icon} />
          </span>
        )}
        {title}
      </h3>
      <p>{text}</p>
    </li>
  );
}

/** Three or four points beside each other under one strong rule, like the columns of a notebook. */
export function FeatureList({ id, heading, lead, points, drawing, surface = 'default' }: FeatureListProps) {
  return (
    <Section labelledBy={id} surface={surface}>
      <div className={drawing && styles.withDrawing}>
        <SectionHead id={id} heading={heading} lead={lead} />
        <ul role="list" className={styles.points}>
          {points.map((point) => (
            <PointItem key={point.title} point={point} />
          ))}
        </ul>
        {drawing && <BoardDrawing name={drawing} />}
      </div>
    </Section>
  );
}
