import { Board } from '../../components/board.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { mark } from '../../illustrations/mark.ts';
import type { DrawingName } from '../../model/drawing.ts';
import type { StateProgram } from '../../model/state-program.ts';
import styles from './states-map.module.css';

interface Place {
  leader: string;
  code: string;
  x: number;
  y: number;
}

/** A line from each state on the map to its name beside it, and where there is no room for names, its postal code. */
const places = new Map<string, Place>(
  Object.entries({
    arizona: { leader: 'M160 230Q70 258 -30 290', code: 'AZ', x: 170, y: 240 },
    arkansas: { leader: 'M366 235Q368 310 373 360', code: 'AR', x: 367, y: 240 },
    florida: { leader: 'M498 313Q560 318 612 296', code: 'FL', x: 540, y: 330 },
    indiana: { leader: 'M425 164Q456 90 425 14', code: 'IN', x: 425, y: 175 },
    'new-hampshire': { leader: 'M557 90Q590 92 612 76', code: 'NH', x: 602, y: 104 },
    'south-carolina': { leader: 'M491 236Q560 240 612 196', code: 'SC', x: 546, y: 238 },
  }),
);

function StateNames({
  states,
  className,
}: {
  states: readonly StateProgram[];
  className: string | undefined;
}) {
  return (
    <ul role="list" className={`${styles.states} ${className}`}>
      {states.map(({ id, name, program, consultation }) => (
        <li key={id} className={styles[id]}>
          <SiteLink to={consultation.address}>
            <strong>{name}</strong>
            <span>{program}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The programs on the map of their country: each state's name is the link to its page. Those not on it stand below. */
export function StatesMap({ states, drawing }: { states: readonly StateProgram[]; drawing: DrawingName }) {
  const isOnMap = ({ id }: StateProgram) => drawing === 'states-map' && places.has(id);
  const placed = states.filter(isOnMap);
  const others = states.filter((state) => !isOnMap(state));
  return (
    <Board tray>
      <div className={styles.map}>
        <div className={styles.drawing}>
          <BoardDrawing name={drawing} />
          <svg viewBox="0 0 600 376" className={`${mark('drawing')} ${styles.leaders}`} aria-hidden="true">
            <marker id="leader-end" viewBox="-5 -5 10 10" markerWidth={4.5} markerHeight={4.5}>
              <circle className={styles.end} r="4" />
            </marker>
            {placed.map(({ id }) => {
              const { leader, code, ...at } = places.get(id)!;
              return (
                <g key={id}>
                  <path className={mark('blue', 'hair')} d={leader} markerStart="url(#leader-end)" />
                  <text {...at}>{code}</text>
                </g>
              );
            })}
          </svg>
        </div>
        {placed.length > 0 && <StateNames states={placed} className={styles.placed} />}
      </div>
      {others.length > 0 && <StateNames states={others} className={styles.others} />}
    </Board>
  );
}
