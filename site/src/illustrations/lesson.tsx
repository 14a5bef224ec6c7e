import { DetailMarks } from './detail.tsx';
import { mark } from './mark.ts';
import drawnStudent from './student.svg?url&no-inline';
import styles from './lesson.module.css';

type Pen = 'blue' | 'green';

const fill = (color: Pen) => mark(color === 'blue' ? 'fillBlue' : 'fillGreen');

/** A name beside its pen, on the pen's color. */
function Flag({ x, y, color, name }: { x: number; y: number; color: Pen; name: string }) {
  const width = name.length * 7.6 + 18;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={fill(color)} width={width} height="24" rx="7" />
      <text x={width / 2} y="16.800" className={styles.flag}>
        {name}
      </text>
    </g>
  );
}

interface Person {
  name: string;
  /** The address of a photograph or a drawing. */
  picture: string | undefined;
}

interface TileProps {
  x: number;
  y: number;
  width: number;
  height: number;
  person: Person;
  color: Pen;
}

const nameBar = 21;

/** A tile of the video call: a person, with the color of their pen around, above their name. */
function VideoTile({ x, y, width, height, person, color }: TileProps) {
  const { name, picture } = person;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={mark(color === 'blue' ? 'tintBlue' : 'tintAmber')}
        width={width}
        height={height}
        rx="9"
      />
      {picture && (
        <svg
          width={width}
          height={height - nameBar}
          viewBox="0 40 320 219"
          preserveAspectRatio="xMidYMid slice"
        >
          {/* Drawn people are higher than wide, with the face above the middle; photographs are square. */}
          <image
            href={picture}
            width="320"
            {...(picture.endsWith('.svg') ? { height: 400 } : { y: -10, height: 320 })}
          />
        </svg>
      )}
      <path className={fill(color)} d={`M0 ${height - nameBar}H${width}V${height - 9}q0 9-9 9H9q-9 0-9-9z`} />
      <text x={width / 2} y={height - 6} className={styles.flag}>
        {name}
      </text>
      <rect className={mark(color, 'thin')} width={width} height={height} rx="9" />
    </g>
  );
}

/** Where the tiles of the call and the names of the pens stand on the drawings of details/lesson.svg. */
const layouts = {
  wide: {
    viewBox: '0 0 688 450',
    tiles: { x: 20, ys: [18, 136], width: 124, height: 106 },
    flags: { teacher: { x: 542.8, y: 136.4 }, student: { x: 554, y: 418 } },
  },
  narrow: {
    viewBox: '0 0 350 412',
    tiles: { x: 240, ys: [6, 92], width: 98, height: 80 },
    flags: { teacher: undefined, student: { x: 232, y: 378 } },
  },
} as const;

interface LessonProps {
  label: string;
  teacher: Person;
  studentName: string;
}

function Picture({ size, label, teacher, studentName }: LessonProps & { size: keyof typeof layouts }) {
  const { viewBox, tiles, flags } = layouts[size];
  const { ys, ...tile } = tiles;
  const student = { name: studentName, picture: drawnStudent };
  return (
    <div className={styles[size]}>
      <svg viewBox={viewBox} className={mark('drawing')} role="img" aria-label={label}>
        <g aria-hidden="true">
          <VideoTile {...tile} y={ys[0]} person={teacher} color="blue" />
          <VideoTile {...tile} y={ys[1]} person={student} color="green" />
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
