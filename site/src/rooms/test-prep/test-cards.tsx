import { numbersWithWords } from '../../lib/numbers-with-units.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { useSite } from '../../lib/site-context.tsx';
import { scoreRange } from './score-range.ts';
import { LayeredFact } from './layered-fact.tsx';
import { durationLabel } from './test-timing.ts';
import type { TimingWords } from './timing-words.ts';
import type { TestProgram } from '../../model/test-program.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Tone } from '../../ui/tone.tsx';
import styles from './test-cards.module.css';

function KeyFacts({ facts, words }: { facts: TestProgram['facts']; words: TimingWords }) {
  const { today, earlier } = facts;
  return (
    <dl className={styles.facts}>
      {today.minutes !== undefined && (
        <div>
          <dt>{words.length}</dt>
          <dd>
            <LayeredFact
              today={durationLabel(today.minutes, words)}
              earlier={earlier?.minutes === undefined ? undefined : durationLabel(earlier.minutes, words)}
              words={words}
            />
          </dd>
        </div>
      )}
      <div>
        <dt>{words.scores}</dt>
        <dd>{scoreRange(facts.score)}</dd>
      </div>
    </dl>
  );
}

type TestCardProps = Pick<TestCardsProps, 'cardLabel' | 'words'> & { test: TestProgram };

function TestCard({ test, cardLabel, words }: TestCardProps) {
  const { tests } = useSite().words;
  return (
    <Tone color={test.color}>
      <div className={styles.card}>
        <div>
          <h3>{test.name}</h3>
          <p className={styles.subtitle}>{numbersWithWords(test.subtitle)}</p>
          <p>{test.description}</p>
        </div>
        <KeyFacts facts={test.facts} words={words} />
        <ArrowLink
          to={test.page.address}
          label={cardLabel}
          about={fillIn(tests.aboutTest, { test: test.name })}
          color={test.color}
        />
      </div>
    </Tone>
  );
}

interface TestCardsProps {
  heading: string;
  lead: string;
  /** What the link on each card says. */
  cardLabel: string;
  tests: readonly TestProgram[];
  words: TimingWords;
}

/** The tests to choose from, each with its length and scores. */
export function TestCards({ heading, lead, cardLabel, tests, words }: TestCardsProps) {
  return (
    <Section id="tests" labelledBy="tests-heading">
      <SectionHead id="tests-heading" heading={heading} lead={lead} />
      <ul role="list" className={styles.cards}>
        {tests.map((test) => (
          <li key={test.id}>
            <TestCard test={test} cardLabel={cardLabel} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
