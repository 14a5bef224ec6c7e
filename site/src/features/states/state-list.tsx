import { SiteLink } from '../../components/site-link.tsx';
import { formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { outlineOf, StateOutline } from './state-outline.tsx';
import { stateShape } from './state-shapes.ts';
import { programName } from './states-map.tsx';
import styles from './state-list.module.css';

interface StateRowProps {
  state: StateProgram;
  page: PageOf<'state-tutoring'>;
  /** The state's number on the map for phones. */
  number: number;
}

function StateRow({ state, page, number }: StateRowProps) {
  const outline = outlineOf(state);
  return (
    <li className={styles.row} data-accent={state.color}>
      <div className={styles.flag}>{outline && <StateOutline d={outline} className={styles.outline} />}</div>
      <h3>
        {stateShape(state.name) && <span aria-hidden="true">{number}</span>}
        {state.name}
      </h3>
      <p className={styles.program}>{programName(state)}</p>
      <p className={styles.description}>{state.description}</p>
      <SiteLink to={state.consultation.address} className={styles.more}>
        {page.cardLabel}
        <span className="visually-hidden"> {formatMessage(page.cardAbout, { state: state.name })}</span>
      </SiteLink>
    </li>
  );
}

/** The programs, one in each row: outline, name, official name, eligibility, and the link to its page. */
export function StateList({
  page,
  states,
}: {
  page: PageOf<'state-tutoring'>;
  states: readonly StateProgram[];
}) {
  const { heading, lead } = page.cardsHead;
  return (
    <>
      <div className={styles.head}>
        <h2 id="states-heading">{heading}</h2>
        {lead && (
          <p>
            <span>{lead}</span>
          </p>
        )}
      </div>
      <ul role="list" className={styles.rows}>
        {states.map((state, index) => (
          <StateRow key={state.id} state={state} page={page} number={index + 1} />
        ))}
      </ul>
    </>
  );
}
