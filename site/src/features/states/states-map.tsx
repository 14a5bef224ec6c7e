import { Board } from '../../components/board.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import { mark } from '../../illustrations/mark.ts';
import type { DrawingName } from '../../model/drawing.ts';
import type { StateProgram } from '../../model/state-program.ts';
import styles from './states-map.module.css';

type StatePlace = NonNullable<StateProgram['map']>;

/** Where a state's postal code and the upper left corner of its name stand: right of it, or else on it and below or above. */
function positions({ at, name }: StatePlace) {
  if (name.x > at.x) {
    return { code: { x: at.x + 45, y: at.y + 14 }, corner: { x: name.x + 8, y: name.y - 22 } };
  }
  return {
    code: { x: at.x + 4, y: at.y + 9 },
    corner: { x: name.x - 80, y: name.y < at.y ? name.y - 50 : name.y + 4 },
  };
}

function StateLink({ state: { name, program, consultation } }: { state: StateProgram }) {
  return (
    <SiteLink to={consultation.address} className={styles.state}>
      <strong>{name}</strong>
      <span>{program}</span>
    </SiteLink>
  );
}

function StateOnMap({ state, place }: { state: StateProgram; place: StatePlace }) {
  const { at, name } = place;
  const { code, corner } = positions(place);
  return (
    <>
      <g aria-hidden="true">
        <path
          className={mark('blue', 'hair')}
          d={`M${at.x} ${at.y}L${name.x} ${name.y}`}
          markerStart="url(#leader-end)"
        />
        <text {...code}>{place.code}</text>
      </g>
      <foreignObject {...corner} width="210" height="60">
        <StateLink state={state} />
      </foreignObject>
    </>
  );
}

/** The programs on the map of their country: each state's name is the link to its page. Those not on it stand below. */
export function StatesMap({ states, drawing }: { states: readonly StateProgram[]; drawing: DrawingName }) {
  const isOnMap = ({ map }: StateProgram) => drawing === 'states-map' && map !== undefined;
  const others = states.filter((state) => !isOnMap(state));
  return (
    <Board tray>
      <div className={styles.drawing}>
        <BoardDrawing name={drawing} />
        <svg viewBox="0 0 600 376" className={`${mark('drawing')} ${styles.places}`}>
          <marker id="leader-end" viewBox="-5 -5 10 10" markerWidth={4.5} markerHeight={4.5}>
            <circle className={styles.end} r="4" />
          </marker>
          {states.map(
            (state) =>
              state.map && isOnMap(state) && <StateOnMap key={state.id} state={state} place={state.map} />,
          )}
        </svg>
      </div>
      {others.length > 0 && (
        <ul role="list" className={styles.others}>
          {others.map((state) => (
            <li key={state.id}>
              <StateLink state={state} />
            </li>
          ))}
        </ul>
      )}
    </Board>
  );
}
