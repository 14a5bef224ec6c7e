import { StateOutline } from '../../illustrations/detail.tsx';
import type { StateProgram } from '../../model/state-program.ts';
import type { PageOf } from '../../model/page.ts';
import { formatMessage } from '../../lib/format.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Section } from '../../components/section.tsx';
import styles from './state-cards.module.css';

type StatesPage = PageOf<'state-tutoring'>;

function StateCard({ state, page }: { state: StateProgram; page: StatesPage }) {
  const { program, facts } = state;
  return (
    <li>
      {state.logo && <StateOutline id={state.logo} color={state.color} />}
      <div className={styles.text}>
        <h3>{state.name}</h3>
        <p className={styles.program}>
          {facts.officialName.includes(program) ? facts.officialName : `${program} · ${facts.officialName}`}
        </p>
        <p>{state.description}</p>
        <p className={styles.more}>
          <ArrowLink
            to={state.consultation.address}
            label={page.cardLabel}
            about={formatMessage(page.cardAbout, { state: state.name })}
          />
        </p>
      </div>
    </li>
  );
}

/** The six state programs, each with its outline and the way to its page. */
export function StateCards({ page, states }: { page: StatesPage; states: readonly StateProgram[] }) {
  return (
    <Section id="states" labelledBy="states-heading" {...page.cardsHead}>
      <ul role="list" className={styles.cards}>
        {states.map((state) => (
          <StateCard key={state.id} state={state} page={page} />
        ))}
      </ul>
    </Section>
  );
}
