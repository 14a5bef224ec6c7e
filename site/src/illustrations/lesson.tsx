import type { Portrait } from '../model/teacher.ts';
import { DetailMarks } from './detail.tsx';
import { drawnPeople } from './drawn-people.ts';
import { Flag, VideoTile } from './lesson-parts.tsx';
import styles from './lesson.module.css';
import { mark } from './mark.ts';

/** Where the tiles of the call and the names of the pens stand on the drawings of details/lesson.svg. */
const layouts = {
  wide: {
    viewBox: '0 0 688 450',
    tiles: { x: 20, ys: [18, 136], width: 124, height: 106 },
    flags: { teacher: { x: 542.8, y: 136.4 }, student: { x: 554, y: 418 } },
  },
  narrow: {
    viewBox: '0 0 350 412',
    tiles: { x: 240, ys: [12, 102], width: 98, height: 80 },
    flags: { teacher: undefined, student: { x: 232, y: 378 } },
  },
} as const;

interface LessonProps {
  label: string;
  teacher: { name: string; portrait: Portrait };
  studentName: string;
}

function Picture({ size, label, teacher, studentName }: LessonProps & { size: keyof typeof layouts }) {
  const { viewBox, tiles, flags } = layouts[size];
  const { ys, ...tile } = tiles;
  return (
    <div className={styles[size]}>
      <svg viewBox={viewBox} className={mark('drawing')} role="img" aria-label={label}>
        <g aria-hidden="true">
          <VideoTile {...tile} y={ys[0]} person={teacher.portrait} name={teacher.name} color="blue" />
          <VideoTile {...tile} y={ys[1]} person={drawnPeople.student} name={studentName} color="green" />
          <DetailMarks name={`lesson-${size}`} />
          <g className={styles.flags}>
            {flags.teacher && <Flag {...flags.teacher} color="blue" name={teacher.name} />}
            <Flag {...flags.student} color="green" name={studentName} />
          </g>
        </g>
      </svg>
    </div>
  );
}

/**
 * A lesson in progress: the teacher asks in blue, the student answers in green, and the graph is drawn to scale. A phone
 * gets a picture of its own, since the wide one's letters would be too small there.
 */
export function Lesson(props: LessonProps) {
  return (
    <>
      <Picture size="wide" {...props} />
      <Picture size="narrow" {...props} />
    </>
  );
}
