import type { Portrait } from '../model/teacher.ts';
import { curve, Flag, Pen, plane, VideoTile } from './lesson-parts.tsx';
import styles from './lesson.module.css';
import { mark } from './mark.ts';
import { Note } from './note.tsx';
import { sketchArrow, sketchTick } from './sketch.ts';

/** The student in the picture: nobody in particular. */
const student: Portrait = {
  skin: 'brown',
  hair: 'short',
  hairColor: 'black',
  glasses: 'none',
  beard: false,
  clothes: 'sweater',
  color: 'green',
  face: 'round',
  mouth: 'laugh',
  tilt: 6,
};

interface LessonProps {
  label: string;
  teacher: { name: string; portrait: Portrait };
  studentName: string;
}

function WideLesson({ label, teacher, studentName }: LessonProps) {
  const at = plane(440, 340, 46);
  const [vertexX, vertexY] = at(2, -1);
  const [penX, penY] = at(4.366, 4.6);
  return (
    <svg viewBox="0 0 688 450" className={mark('drawing')} role="img" aria-label={label}>
      <g aria-hidden="true">
        <VideoTile
          x={20}
          y={18}
          width={124}
          height={106}
          person={teacher.portrait}
          name={teacher.name}
          color="blue"
        >
          <path
            className={styles.background}
            d="M10 34H44M12 34V16H19V34M21 34V20H27V34M30 34L34 16L40 17.500L37 34"
          />
        </VideoTile>
        <VideoTile
          x={20}
          y={136}
          width={124}
          height={106}
          person={student}
          name={studentName}
          color="green"
        />
        <Note x={166} y={52} color="blue">
          Where is y = 0?
        </Note>
        <Note x={166} y={104} color="green">
          x² − 4x + 3 = 0
        </Note>
        <Note x={166} y={152} color="green">
          (x − 1)(x − 3) = 0
        </Note>
        <path className={mark('wide')} d="M168 198Q240 192 342 198" />
        <Note x={166} y={206} color="green" marked>
          {'x = 1\u00A0 or\u00A0 x = 3'}
        </Note>
        <path pathLength="1" className={mark('blue')} d={sketchTick(378, 204)} />
        <path pathLength="1" className={mark('ink', 'thin')} d={sketchArrow(410, 340, 652, 340)} />
        <path pathLength="1" className={mark('ink', 'thin')} d={sketchArrow(440, 384, 440, 40)} />
        <path pathLength="1" className={mark('blue', 'bold')} d={curve(at, 4.6)} />
        <Note x={560} y={40} align="middle">
          y = x² − 4x + 3
        </Note>
        <g className={mark('fillBlue')}>
          <circle cx={at(1, 0)[0]} cy="340" r="6.500" />
          <circle cx={at(3, 0)[0]} cy="340" r="6.500" />
        </g>
        <Note x={at(1, 0)[0] - 24} y={370} color="blue">
          1
        </Note>
        <Note x={at(3, 0)[0] + 12} y={370} color="blue">
          3
        </Note>
        <Pen x={penX} y={penY} color="blue" turn={32} />
        <Flag x={penX - 98} y={penY + 8} color="blue" name={teacher.name} />
        <Note x={24} y={298} color="blue">
          And the lowest point?
        </Note>
        <Note x={24} y={346} color="green">
          halfway, so x = 2
        </Note>
        <path className={mark('amber', 'thin', 'dashed')} d={`M${vertexX} ${vertexY}V116`} />
        <Note x={vertexX} y={104} color="amber" size="small" align="middle">
          x = 2
        </Note>
        <Note x={24} y={396} color="green">
          y = 4 − 8 + 3 = −1
        </Note>
        <circle className={mark('fillGreen')} cx={vertexX} cy={vertexY} r="7.500" />
        <Note x={vertexX - 112} y={vertexY + 38} color="green">
          (2, −1)
        </Note>
        <Pen x={vertexX + 7} y={vertexY + 5} color="green" turn={108} />
        <Flag x={vertexX + 22} y={vertexY + 32} color="green" name={studentName} />
      </g>
    </svg>
  );
}

function NarrowLesson({ label, teacher, studentName }: LessonProps) {
  const at = plane(150, 318, 32);
  const [vertexX, vertexY] = at(2, -1);
  const [penX, penY] = at(3.949, 2.8);
  return (
    <svg viewBox="0 0 350 412" className={mark('drawing')} role="img" aria-label={label}>
      <g aria-hidden="true">
        <VideoTile
          x={240}
          y={12}
          width={98}
          height={80}
          person={teacher.portrait}
          name={teacher.name}
          color="blue"
        />
        <VideoTile x={240} y={102} width={98} height={80} person={student} name={studentName} color="green" />
        <Note x={12} y={38} color="blue" size="small">
          Where is y = 0?
        </Note>
        <Note x={12} y={78} color="green" size="small">
          x² − 4x + 3 = 0
        </Note>
        <Note x={12} y={116} color="green" size="small">
          (x − 1)(x − 3) = 0
        </Note>
        <path className={mark('wide')} d="M14 147Q80 142 158 147" />
        <Note x={12} y={155} color="green" size="small" marked>
          {'x = 1\u00A0 or\u00A0 x = 3'}
        </Note>
        <path pathLength="1" className={mark('blue', 'thin')} d={sketchTick(184, 152, 20)} />
        <Note x={12} y={236} color="blue" size="small">
          And the
        </Note>
        <Note x={12} y={262} color="blue" size="small">
          lowest
        </Note>
        <Note x={12} y={288} color="blue" size="small">
          point?
        </Note>
        <path pathLength="1" className={mark('ink', 'hair')} d={sketchArrow(128, 318, 322, 318, 0, 12)} />
        <path pathLength="1" className={mark('ink', 'hair')} d={sketchArrow(150, 350, 150, 190, 0, 12)} />
        <path pathLength="1" className={mark('blue', 'thin')} d={curve(at, 2.8)} />
        <g className={mark('fillBlue')}>
          <circle cx={at(1, 0)[0]} cy="318" r="5" />
          <circle cx={at(3, 0)[0]} cy="318" r="5" />
        </g>
        <Note x={at(1, 0)[0] - 20} y={344} color="blue" size="small">
          1
        </Note>
        <Note x={at(3, 0)[0] + 10} y={344} color="blue" size="small">
          3
        </Note>
        <Pen x={penX} y={penY} color="blue" turn={30} />
        <circle className={mark('fillGreen')} cx={vertexX} cy={vertexY} r="6" />
        <Note x={vertexX - 100} y={vertexY + 36} color="green" size="small">
          (2, −1)
        </Note>
        <Pen x={vertexX + 6} y={vertexY + 4} color="green" turn={108} />
        <Flag x={vertexX + 18} y={vertexY + 28} color="green" name={studentName} />
      </g>
    </svg>
  );
}

/**
 * A lesson in progress: the teacher asks in blue, the student answers in green, and the graph is drawn to scale. A phone
 * gets a picture of its own, since the wide one's letters would be too small there.
 */
export function Lesson(props: LessonProps) {
  return (
    <>
      <div className={styles.wide}>
        <WideLesson {...props} />
      </div>
      <div className={styles.narrow}>
        <NarrowLesson {...props} />
      </div>
    </>
  );
}
