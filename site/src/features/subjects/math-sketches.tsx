import type { ReactNode } from 'react';
import { mark } from '../../illustrations/mark.ts';
import { tenth } from '../../illustrations/sketch.ts';

/** Points of a function as path data: x from one end to the other, in units of `scale` around the origin given. */
function plot(
  f: (x: number) => number,
  [from, to]: [number, number],
  origin: [number, number],
  scale: [number, number],
) {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return `${step === 0 ? 'M' : 'L'}${tenth(origin[0] + x * scale[0])} ${tenth(origin[1] - f(x) * scale[1])}`;
  }).join('');
}

const bell = (x: number) => Math.exp((-x * x) / 2);
/** A point of the unit circle at 60 degrees, with a radius of 40 around (75, 56). */
const [circleX, circleY] = [75 + 40 * Math.cos(Math.PI / 3), 56 - 40 * Math.sin(Math.PI / 3)].map(tenth);
const growth = [0, 1, 2, 3, 4].map((year) => ({ x: 16 + year * 25, height: tenth(18 * 1.35 ** year) }));

/** One small, correct drawing for each course, by its title, in a box of 150 by 106. */
export const mathSketches: Readonly<Record<string, ReactNode>> = {
  'Elementary Math': (
    <>
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) => (
          <path
            key={`${row}-${column}`}
            className={mark('ink', 'hair', row === 0 ? 'softBlue' : 'fillBoard')}
            d={`M${10 + column * 21} ${28 + row * 21}h17v17h-17z`}
          />
        )),
      )}
      <text className={mark('handBlue')} fontSize="21" x="101" y="56">
        3 × 4
      </text>
      <text className={mark('handBlue')} fontSize="21" x="101" y="82">
        = 12
      </text>
    </>
  ),
  'Pre-Algebra': (
    <>
      <path className={mark('ink', 'thin')} d="M75 92V40M52 93Q75 90 98 93M20 44Q75 40 130 44" />
      <path className={mark('ink', 'hair')} d="M20 44L6 70H38ZM130 44L114 70H146Z" />
      <path className={mark('ink', 'hair', 'tintBlue')} d="M4 70Q22 84 40 70ZM112 70Q130 84 148 70Z" />
      <path className={mark('ink', 'hair', 'fillBoard')} d="M6 50h17v17h-17z" />
      <text className={mark('handBlue', 'middle')} fontSize="18" x="14.500" y="64">
        x
      </text>
      <g className={mark('fillBlue')}>
        {[29, 37].map((x) => (
          <circle key={x} cx={x} cy="64" r="3.500" />
        ))}
        {[118, 126, 134, 142].map((x) => (
          <circle key={x} cx={x} cy="66" r="3.500" />
        ))}
        <circle cx="130" cy="58" r="3.500" />
      </g>
    </>
  ),
  'Algebra I': (
    <>
      <path className={mark('ink', 'thin')} d="M18 96V14M10 88H140" />
      <path className={mark('red', 'hair')} d="M44 71.300H66V46" />
      <path className={mark('blue')} d="M26 92L92 16" />
      <text className={mark('handRed')} fontSize="21" x="72" y="66">
        m
      </text>
    </>
  ),
  Geometry: (
    <>
      <path className={mark('ink', 'thin', 'tintBlue')} d="M18 92H122L18 14Z" />
      <path className={mark('ink', 'hair')} d="M18 80H30V92" />
      <g className={mark('handBlue')} fontSize="21">
        <text x="2" y="60">
          3
        </text>
        <text x="76" y="46">
          5
        </text>
        <text x="60" y="87">
          4
        </text>
      </g>
    </>
  ),
  'Algebra II': (
    <>
      <path className={mark('ink', 'thin')} d="M60 96V10M12 88H140" />
      <path className={mark('blue')} d={plot((x) => 2 ** x, [-2.4, 2.6], [60, 88], [20, 12.5])} />
      <circle className={mark('fillBlue')} cx="60" cy="75.500" r="4.500" />
      <text className={mark('handBlue')} fontSize="20" x="44" y="74">
        1
      </text>
    </>
  ),
  Trigonometry: (
    <>
      <circle className={mark('ink', 'thin')} cx="75" cy="56" r="40" />
      <path className={mark('ink', 'hair')} d="M26 56H126M75 8V104" />
      <path className={mark('blue')} d={`M75 56L${circleX} ${circleY}`} />
      <path className={mark('red', 'thin')} d={`M${circleX} ${circleY}V56`} />
      <path className={mark('green', 'thin')} d={`M75 56H${circleX}`} />
      <circle className={mark('fillBlue')} cx={circleX} cy={circleY} r="4.500" />
    </>
  ),
  'Pre-Calculus': (
    <>
      <ellipse className={mark('blue')} cx="75" cy="54" rx="62" ry="38" />
      <path className={mark('red', 'hair', 'dashed')} d="M26 54L95 18L124 54" />
      <g className={mark('fillInk')}>
        <circle cx="26" cy="54" r="4.500" />
        <circle cx="124" cy="54" r="4.500" />
      </g>
      <circle className={mark('fillRed')} cx="95" cy="18" r="4.500" />
    </>
  ),
  'Calculus AB/BC': (
    <>
      <path className={mark('ink', 'thin')} d="M14 96V12M8 90H142" />
      <path className={mark('blue')} d={plot((x) => x * x, [0, 2.7], [20, 88], [44, 10])} />
      <path className={mark('red', 'thin')} d={plot((x) => 3 * x - 2.25, [0.75, 2.65], [20, 88], [44, 10])} />
      <circle className={mark('fillRed')} cx="86" cy="65.500" r="5" />
    </>
  ),
  'Statistics & AP Statistics': (
    <>
      <path className={mark('fillYellow')} d={`${plot(bell, [-1, 1], [75, 88], [22, 64])}L97 88L53 88Z`} />
      <path className={mark('ink', 'thin')} d="M6 89H146" />
      <path className={mark('blue')} d={plot(bell, [-3, 3], [75, 88], [22, 64])} />
      <text className={mark('hand', 'middle', 'handMarked')} x="75" y="74">
        68
      </text>
    </>
  ),
  'College & Financial Math': (
    <>
      <path className={mark('ink', 'thin')} d="M10 90H142" />
      {growth.map(({ x, height }) => (
        <path key={x} className={mark('ink', 'hair', 'tintBlue')} d={`M${x} ${90 - height}h17V90h-17z`} />
      ))}
      <path className={mark('green', 'thin')} d="M18 62Q66 54 98 22M88 24L99 20L99 31" />
    </>
  ),
};
