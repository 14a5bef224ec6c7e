import { Board } from '../../components/board.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { mark } from '../../illustrations/mark.ts';
import type { DrawingName } from '../../model/drawing.ts';
import type { StateProgram } from '../../model/state-program.ts';
import styles from './states-map.module.css';

/** From the middle of a state on the map to its name beside the map, in the map's units. */
const leaders: Record<string, string | undefined> = {
  arizona: 'M160 230Q70 258 -30 290',
  arkansas: 'M366 235Q368 310 373 360',
  florida: 'M484 308Q560 316 612 296',
  indiana: 'M425 164Q420 90 425 14',
  'new-hampshire': 'M557 90Q590 92 612 76',
  'south-carolina': 'M491 236Q560 240 612 196',
};

/** The programs on the map of their country: each state's name is the link to its page. */
export function StatesMap({ states, drawing }: { states: readonly StateProgram[]; drawing: DrawingName }) {
  return (
    <Board tray>
      <div className={styles.map}>
        <div className={styles.drawing}>
          <BoardDrawing name={drawing} />
          <svg viewBox="0 0 600 376" className={`${mark('drawing')} ${styles.leaders}`} aria-hidden="true">
            {states.map(({ id }) => (
              <path key={id} className={mark('blue', 'hair')} d={leaders[id]} />
            ))}
          </svg>
        </div>
        <ul role="list" className={styles.states}>
          {states.map(({ id, name, program, consultation }) => (
            <li key={id} className={styles[id]}>
              <SiteLink to={consultation.address}>
                <strong>{name}</strong>
                <span>{program}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Board>
  );
}
