import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { SourceLine } from '../../components/source-line.tsx';
import styles from './program-facts.module.css';

interface ProgramFactsProps {
  facts: StateProgram['facts'];
  words: PageOf<'state-tutoring'>['consultations']['facts'];
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
export function ProgramFacts({ facts, words }: ProgramFactsProps) {
  return (
    <Section id="program" labelledBy="program-heading">
      <SectionHead id="program-heading" heading={words.heading} lead={words.lead} />
      <dl className={styles.facts}>
        <Fact name={words.officialName} text={facts.officialName} ask={words.ask} />
        <Fact name={words.runBy} text={facts.runBy} ask={words.ask} />
        <Fact name={words.who} text={facts.who} ask={words.ask} />
        <Fact name={words.pays} text={facts.pays} ask={words.ask} />
        <Fact name={words.payment} text={facts.payment} ask={words.ask} />
        <Fact name={words.provider} text={facts.provider} ask={words.ask} />
      </dl>
      <SourceLine checked={facts.checked} />
    </Section>
  );
}
