import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import plan from './floor-plan.svg?raw';
import styles from './floor-plan.module.css';

type DistrictsPage = PageOf<'school-districts'>;

const lines = { __html: plan.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') };

interface Room {
  /** The path of its floor. */
  d: string;
  /** The position of its name. */
  name: readonly [x: number, y: number];
}

/** The rooms of the plan, by the place of a service. */
const places: readonly { number: readonly [x: number, y: number]; rooms: readonly Room[] }[] = [
  {
    number: [226, 290],
    rooms: [
      { d: 'M24 92H176V236H24Z', name: [24, 276] },
      { d: 'M30 388L100 326L170 388V520H30Z', name: [60, 552] },
    ],
  },
  { number: [488, 228], rooms: [{ d: 'M300 60H520V262H300Z', name: [324, 108] }] },
  { number: [708, 228], rooms: [{ d: 'M520 60H740V262H520Z', name: [542, 108] }] },
  { number: [422, 356], rooms: [{ d: 'M300 318H450V540H300Z', name: [326, 406] }] },
  { number: [590, 356], rooms: [{ d: 'M450 318H618V540H450Z', name: [470, 406] }] },
  { number: [798, 356], rooms: [{ d: 'M618 318H826V540H618Z', name: [646, 522] }] },
  { number: [938, 356], rooms: [{ d: 'M826 318H966V540H826Z', name: [846, 406] }] },
  { number: [1124, 356], rooms: [{ d: 'M966 318H1160V540H966Z', name: [982, 440] }] },
];

/** The laptops that show a teacher: the center and size of each. */
const laptops = [
  [462, 166, 1.1],
  [630, 172, 1.1],
  [852, 176, 1.1],
  [138, 194, 0.8],
  [136, 488, 0.72],
] as const;

function Laptop({ teacher, index }: { teacher: Teacher | undefined; index: number }) {
  const [x, y, scale] = laptops[index]!;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.screen} d="M-30-26H30V16H-30Z" />
      {teacher?.picture && (
        <image
          href={teacher.picture.src}
          x="-27"
          y="-23"
          width="54"
          height="36"
          preserveAspectRatio="xMidYMin slice"
        />
      )}
      <path className={styles.keys} d="M-42 25H42" />
    </g>
  );
}

interface FloorPlanProps {
  page: DistrictsPage;
  /** The teachers shown on laptops in the rooms. */
  team: readonly Teacher[];
}

/** The id of a service's item in the list below the plan. */
export const serviceId = (index: number): string => `service-${index + 1}`;

/** A floor plan of a school, a hospital and a home: the number in each room links to the service offered there. */
export function FloorPlan({ page: { services, plan: words }, team }: FloorPlanProps) {
  return (
    <svg viewBox="0 0 1180 560" className={styles.plan} role="group" aria-label={words.alt}>
      {services.map(({ title, rooms, place }, index) => {
        const drawn = places[(place ?? index + 1) - 1];
        if (!drawn) return null;
        const { number, rooms: floors } = drawn;
        const [x, y] = number;
        return (
          <a key={title} href={`#${serviceId(index)}`}>
            {floors.map((floor, which) => (
              <g key={floor.d}>
                <path className={styles.floor} d={floor.d} />
                <text x={floor.name[0]} y={floor.name[1]}>
                  {rooms[which]}
                </text>
              </g>
            ))}
            <circle cx={x} cy={y} r="22" />
            <text x={x} y={y + 8} className={styles.number}>
              {index + 1}
            </text>
          </a>
        );
      })}
      <g className={styles.lines} aria-hidden="true">
        <g dangerouslySetInnerHTML={lines} />
        <text x="764" y="108">
          {words.room}
        </text>
        <text x="730" y="299" className={styles.hall}>
          {words.hall}
        </text>
        {laptops.map((_laptop, index) => (
          <Laptop key={index} teacher={team[index]} index={index} />
        ))}
      </g>
    </svg>
  );
}

/** The same for phones, as two grids: the places outside the school, and its rooms. */
export function FloorPlanCells({ page: { services }, team }: FloorPlanProps) {
  const cells = services.flatMap(({ rooms }, index) =>
    rooms.map((room) => ({ room, index, outside: rooms.length > 1 })),
  );
  return (
    <div className={styles.cells}>
      {[true, false].map((outside) => (
        <ul key={String(outside)} role="list">
          {cells
            .filter((cell) => cell.outside === outside)
            .map(({ room, index }, place) => {
              const picture = team[place + (outside ? 0 : 2)]?.picture;
              return (
                <li key={room}>
                  <a href={`#${serviceId(index)}`}>
                    <span className={styles.disc}>{index + 1}</span> {room}
                    {picture && place < 2 && <img src={picture.src} alt="" width="38" height="48" />}
                  </a>
                </li>
              );
            })}
        </ul>
      ))}
    </div>
  );
}
