import { ButtonLink } from '../../components/button-link.tsx';
import { formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { country, stateShape } from './state-shapes.ts';
import styles from './states-map.module.css';

type StatesPage = PageOf<'state-tutoring'>;
type StatePlace = NonNullable<StateProgram['map']>;

/** The common name of a program and its official one. */
export const programName = ({ program, facts: { officialName } }: StateProgram): string =>
  officialName.includes(program) ? officialName : `${program} · ${officialName}`;

/** The position of the name at the end of its line: beside, above or below it. */
function nameAttributes({ at, name }: StatePlace) {
  const [across, down] = [name.x - at.x, name.y - at.y];
  if (Math.abs(across) < Math.abs(down))
    return { x: name.x, y: name.y + (down > 0 ? 15 : -6), textAnchor: 'middle' as const };
  return across > 0
    ? { x: name.x + 5, y: name.y + 4, textAnchor: 'start' as const }
    : { x: name.x - 5, y: name.y + 4, textAnchor: 'end' as const };
}

function StateOnMap({ state, place, number }: { state: StateProgram; place: StatePlace; number: number }) {
  const { at, name, code } = place;
  return (
    <a
      href={`#${state.id}`}
      className={styles.state}
      data-accent={state.color}
      aria-label={`${number} ${state.name}`}
    >
      <path className={styles.shape} d={stateShape(code)} />
      <g className={styles.name}>
        <path d={`M${name.x} ${name.y}L${at.x} ${at.y}`} />
        <circle cx={at.x} cy={at.y} r="2" />
        <text {...nameAttributes(place)}>{state.name}</text>
      </g>
      <g className={styles.number}>
        <circle className={styles.target} cx={at.x} cy={at.y} r="41" />
        <circle cx={at.x} cy={at.y} />
        <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
          {number}
        </text>
      </g>
    </a>
  );
}

/** The card of a chosen state. */
function StateCard({ state, page }: { state: StateProgram; page: StatesPage }) {
  return (
    <div id={state.id} className={styles.card} data-accent={state.color}>
      <strong>{state.name}</strong>
      <p className={styles.program}>{programName(state)}</p>
      <p>{state.description}</p>
      <ButtonLink to={state.consultation.address}>
        {page.cardLabel}
        <span className="visually-hidden"> {formatMessage(page.cardAbout, { state: state.name })}</span>
      </ButtonLink>
    </div>
  );
}

/** The programs on a map of the country. A chosen state's card opens on the map; the list below has the same content. */
export function StatesMap({ states, page }: { states: readonly StateProgram[]; page: StatesPage }) {
  return (
    <div className={styles.stage}>
      <svg viewBox="0 0 690 392" className={styles.map} role="group" aria-label={page.cardsHead.heading}>
        <path className={styles.coast} d={country.coast} />
        <path className={styles.borders} d={country.borders} />
        {states.map(
          (state, index) =>
            state.map && <StateOnMap key={state.id} state={state} place={state.map} number={index + 1} />,
        )}
      </svg>
      <ol role="list" className={styles.legend}>
        {states.map(
          (state, index) =>
            state.map && (
              <li key={state.id} data-accent={state.color}>
                <a href={`#${state.id}`}>
                  <span aria-hidden="true">{index + 1}</span> {state.name}
                </a>
              </li>
            ),
        )}
      </ol>
      <div className={styles.cards}>
        {states.map((state) => state.map && <StateCard key={state.id} state={state} page={page} />)}
      </div>
    </div>
  );
}
