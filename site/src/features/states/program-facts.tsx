import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { Section } from '../../components/section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { SourceLine } from '../../components/notes.tsx';
import styles from './program-facts.module.css';

interface ProgramFactsProps {
  facts: StateProgram['facts'];
  labels: PageOf<'state-tutoring'>['consultations']['facts'];
}

/** What is said of every program, in this order. */
const questions = ['officialName', 'runBy', 'who', 'pays', 'payment', 'provider'] as const;

/** The same block on every state's page: the program, who runs it, whom it serves, what it pays and asks. */
export function ProgramFacts({ facts, labels }: ProgramFactsProps) {
  return (
    <Section id="program" labelledBy="program-heading" {...labels}>
      <dl className={styles.facts}>
        {questions.map((question) => (
          <div key={question}>
            <dt>{labels[question]}</dt>
            {/* Nothing is filled in that the official source does not say. */}
            <dd>{facts[question] ?? <ArrowLink to={facts.checked.url} label={labels.ask} />}</dd>
          </div>
        ))}
      </dl>
      <SourceLine checked={facts.checked} />
    </Section>
  );
}
