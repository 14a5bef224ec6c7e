import { testPagePath } from '../../lib/program-paths.ts';
import { scoreRange } from './score-range.ts';
import { durationLabel } from './test-timing.ts';
import type { TestProgram } from '../../model/test-program.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Tone } from '../../ui/tone.tsx';
import styles from './test-cards.module.css';

function KeyFacts({ facts }: { facts: TestProgram['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.minutes !== undefined && (
        <div>
          <dt>Length</dt>
          <dd>{durationLabel(facts.minutes)}</dd>
        </div>
      )}
      <div>
        <dt>Scores</dt>
        <dd>{scoreRange(facts.score)}</dd>
      </div>
    </dl>
  );
}

function TestCard({ test }: { test: TestProgram }) {
  return (
    <Tone color={test.color}>
      <div className={styles.card}>
        <div>
          <h3>{test.name}</h3>
          <p className={styles.subtitle}>{test.subtitle}</p>
          <p>{test.description}</p>
        </div>
        <KeyFacts facts={test.facts} />
        <ArrowLink
          to={testPagePath(test)}
          label="Learn More"
          about={`about ${test.name}`}
          color={test.color}
        />
      </div>
    </Tone>
  );
}

interface TestCardsProps {
  heading: string;
  lead: string;
  tests: readonly TestProgram[];
}

/** The tests to choose from, each with its length and scores. */
export function TestCards({ heading, lead, tests }: TestCardsProps) {
  return (
    <Section id="tests" labelledBy="tests-heading">
      <SectionHead id="tests-heading" heading={heading} lead={lead} />
      <ul role="list" className={styles.cards}>
        {tests.map((test) => (
          <li key={test.id}>
            <TestCard test={test} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
