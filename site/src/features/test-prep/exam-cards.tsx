import { numbersWithWords } from '../../lib/non-breaking.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { useSite } from '../../lib/site-context.tsx';
import { scoreRange } from './score-range.ts';
import { CurrentAndFormer } from './current-and-former.tsx';
import { durationLabel } from './exam-timing.ts';
import type { ExamLabels } from './exam-labels.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { Tone } from '../../components/accent.tsx';
import styles from './exam-cards.module.css';

function KeyFacts({ facts, words }: { facts: ExamProgram['facts']; words: ExamLabels }) {
  const { today, earlier } = facts;
  return (
    <dl className={styles.facts}>
      {today.minutes !== undefined && (
        <div>
          <dt>{words.length}</dt>
          <dd>
            <CurrentAndFormer
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

type TestCardProps = Pick<ExamCardsProps, 'cardLabel' | 'words'> & { test: ExamProgram };

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
          about={formatMessage(tests.aboutTest, { test: test.name })}
          color={test.color}
        />
      </div>
    </Tone>
  );
}

interface ExamCardsProps {
  heading: string;
  lead: string;
  /** What the link on each card says. */
  cardLabel: string;
  tests: readonly ExamProgram[];
  words: ExamLabels;
}

/** The tests to choose from, each with its length and scores. */
export function ExamCards({ heading, lead, cardLabel, tests, words }: ExamCardsProps) {
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
