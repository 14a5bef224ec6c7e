import { StateBadge } from '../../drawings/state-badge.tsx';
import type { StateProgram } from '../../model/state-program.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './state-cards.module.css';

function StateCard({ state }: { state: StateProgram }) {
  return (
    <li className={`${styles.card} ${styles[state.color]}`}>
      {state.logo && (
        <div className={styles.badge}>
          <StateBadge state={state.logo} />
        </div>
      )}
      <div className={styles.words}>
        <h3>{state.name}</h3>
        <p className={styles.program}>{state.program}</p>
        <p>{state.description}</p>
        <p className={styles.more}>
          <ArrowLink
            to={state.consultation.address}
            label="Learn More"
            about={`about tutoring in ${state.name}`}
            color={state.color}
          />
        </p>
      </div>
    </li>
  );
}

/** The six state programs, each with its badge where it has one and the way to its page. */
export function StateCards({ head, states }: { head: SectionHeadText; states: readonly StateProgram[] }) {
  return (
    <Section id="states" labelledBy="states-heading">
      <SectionHead id="states-heading" heading={head.heading} lead={head.lead} />
      <ul role="list" className={styles.cards}>
        {states.map((state) => (
          <StateCard key={state.id} state={state} />
        ))}
      </ul>
    </Section>
  );
}
