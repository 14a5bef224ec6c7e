import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { Section } from '../../components/section.tsx';
import { SourceLine } from '../../components/notes.tsx';
import styles from './program-facts.module.css';

interface ProgramFactsProps {
  facts: StateProgram['facts'];
  labels: PageOf<'state-tutoring'>['consultations']['facts'];
}

/** A fact, or where to ask for it: nothing is filled in that the official source does not say. */
function Fact({ name, text, ask }: { name: string; text: string | undefined; ask: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={text === undefined ? styles.ask : undefined}>{text ?? ask}</dd>
    </div>
  );
}

/** The same block on every state's page: the program, who runs it, whom it serves, what it pays and asks. */
export function ProgramFacts({ facts, labels }: ProgramFactsProps) {
  return (
    <Section id="program" labelledBy="program-heading" {...labels}>
      <dl className={styles.facts}>
        <Fact name={labels.officialName} text={facts.officialName} ask={labels.ask} />
        <Fact name={labels.runBy} text={facts.runBy} ask={labels.ask} />
        <Fact name={labels.who} text={facts.who} ask={labels.ask} />
        <Fact name={labels.pays} text={facts.pays} ask={labels.ask} />
        <Fact name={labels.payment} text={facts.payment} ask={labels.ask} />
        <Fact name={labels.provider} text={facts.provider} ask={labels.ask} />
      </dl>
      <SourceLine checked={facts.checked} />
    </Section>
  );
}
