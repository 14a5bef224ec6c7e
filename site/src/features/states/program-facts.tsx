import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { Section } from '../../components/section.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { SourceLine } from '../../components/notes.tsx';
import styles from './program-facts.module.css';

interface ProgramFactsProps {
  facts: StateProgram['facts'];
  /** What is the same on the six pages. */
  common: PageOf<'state-tutoring'>['consultations'];
}

/** What is said of every program, in this order; a family asks the first three. */
const questions = ['who', 'pays', 'payment', 'provider', 'officialName', 'runBy'] as const;

/** The same block on every state's page: what we teach, the program, whom it serves, what it pays and asks. */
export function ProgramFacts({ facts, common }: ProgramFactsProps) {
  const labels = common.facts;
  return (
    <Section labelledBy="program" heading={common.overviewHeading} lead={labels.lead}>
      <dl className={styles.facts}>
        {questions.map((question) => (
          <div key={question}>
            <dt>{labels[question]}</dt>
            {/* Nothing is filled in that the official source does not say. */}
            <dd>{facts[question] ?? <ArrowLink to={facts.checked.url} label={labels.ask} />}</dd>
          </div>
        ))}
        {[common.subjects, common.sessionOptions].map(({ title, items }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <InlineList names={items} />
            </dd>
          </div>
        ))}
      </dl>
      <SourceLine checked={facts.checked} />
    </Section>
  );
}
