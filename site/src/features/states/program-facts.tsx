import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { Section } from '../../components/section.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { SourceLine } from '../../components/notes.tsx';
import styles from './program-facts.module.css';

interface ProgramFactsProps {
  facts: StateProgram['facts'];
  /** What is the same on the six pages. */
  common: PageOf<'state-tutoring'>['consultations'];
}

/** The facts shown at once and those in the disclosure, in order. */
const questions = {
  first: ['who', 'pays', 'payment'],
  more: ['officialName', 'runBy', 'provider'],
} as const;

interface AnswersProps extends ProgramFactsProps {
  fields: (typeof questions)[keyof typeof questions];
}

function Answers({ fields, facts, common: { facts: labels } }: AnswersProps) {
  return fields.map((question) => (
    <div key={question}>
      <dt>{labels[question]}</dt>
      {/* A fact that the official source doesn't give becomes a link to it. */}
      <dd>{facts[question] ?? <ArrowLink to={facts.checked.url} label={labels.ask} />}</dd>
    </div>
  ));
}

/** The same block on every state's page: whom the program serves, what it pays, what we teach, and the rest folded. */
export function ProgramFacts(props: ProgramFactsProps) {
  const { facts, common } = props;
  return (
    <Section labelledBy="program" heading={common.overviewHeading} lead={common.facts.lead}>
      <dl className={`${styles.facts} ${styles.first}`}>
        <Answers {...props} fields={questions.first} />
        {[common.subjects, common.sessionOptions].map(({ title, items }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <InlineList names={items} />
            </dd>
          </div>
        ))}
      </dl>
      <details className={styles.more}>
        <summary>
          {common.facts.more}
          <DetailsIcon />
        </summary>
        <dl className={styles.facts}>
          <Answers {...props} fields={questions.more} />
        </dl>
      </details>
      <SourceLine checked={facts.checked} />
    </Section>
  );
}
