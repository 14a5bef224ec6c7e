import { ButtonLink } from '../../components/button-link.tsx';
import { formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { placesOf, type StatePlace } from './state-places.ts';
import { country, stateShape } from './state-shapes.ts';
import styles from './states-map.module.css';

type StatesPage = PageOf<'state-tutoring'>;

/** The common name of a program and its official one. */
export const programName = ({ program, facts: { officialName } }: StateProgram): string =>
  officialName.includes(program) ? officialName : `${program} · ${officialName}`;

function StateOnMap({ state, place, number }: { state: StateProgram; place: StatePlace; number: number }) {
  const { at, name } = place;
  const [x, y] = place.number;
  const [textX, textY] = name.text;
  return (
    <a
      href={`#${state.id}`}
      className={styles.state}
      data-accent={state.color}
      aria-label={`${number} ${state.name}`}
    >
      <path className={styles.shape} d={stateShape(state.name)} />
      <g className={styles.name}>
        <path d={`M${name.end.join(' ')}L${at.join(' ')}`} />
        <circle cx={at[0]} cy={at[1]} r="2" />
        <text x={textX} y={textY} textAnchor={name.anchor}>
          {state.name}
        </text>
      </g>
      <g className={styles.number}>
        <path d={`M${place.number.join(' ')}L${at.join(' ')}`} />
        <circle className={styles.target} cx={x} cy={y} r="41" />
        <circle cx={x} cy={y} />
        <text x={x} y={y} dy="0.35em" textAnchor="middle">
          {number}
        </text>
      </g>
    </a>
  );
}

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
  const places = placesOf(states.map(({ name }) => name));
  const mapped = states.flatMap((state, index) => {
    const place = places.get(state.name);
    return place ? [{ state, place, number: index + 1 }] : [];
  });
  // A line to a name below may cross another state, which has to be drawn before it.
  const fromSouth = mapped.toSorted((one, other) => other.place.at[1] - one.place.at[1]);
  return (
    <div className={styles.stage}>
      <svg viewBox="0 0 690 392" className={styles.map} role="group" aria-label={page.cardsHead.heading}>
        <path className={styles.coast} d={country.coast} />
        <path className={styles.borders} d={country.borders} />
        {fromSouth.map(({ state, place, number }) => (
          <StateOnMap key={state.id} state={state} place={place} number={number} />
        ))}
      </svg>
      <ol role="list" className={styles.legend}>
        {mapped.map(({ state, number }) => (
          <li key={state.id} data-accent={state.color}>
            <a href={`#${state.id}`}>
              <span aria-hidden="true">{number}</span> {state.name}
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.cards}>
        {mapped.map(({ state }) => (
          <StateCard key={state.id} state={state} page={page} />
        ))}
      </div>
    </div>
  );
}
