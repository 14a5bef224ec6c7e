import { minutesLabel, typeset } from '../../lib/format.ts';
import type { ExamFacts, ExamSection } from '../../model/exam.ts';
import { isOutlined, sectionColor } from '../../components/exam-bar.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { ExamTable } from './exam-table.tsx';
import { earlierInShort } from './exam-timing.ts';
import { examLabels, scoreRange } from './exam-labels.ts';
import styles from './exam-levels.module.css';

interface ExamLevelsProps {
  examName: string;
  facts: ExamFacts;
}

const pixelsPerMinute = 1.75;

/** A level's sections from top to bottom, in their subjects' colors. */
function Parts({ sections }: { sections: readonly ExamSection[] }) {
  let start = 0;
  return sections.map((section) => {
    const { name, minutes } = section;
    const y = start;
    const [first, ...more] = name.split(' ');
    start += minutes * pixelsPerMinute;
    return (
      <svg key={name} y={y} height={minutes * pixelsPerMinute - 3} className={sectionColor(name)}>
        <rect width="100%" height="100%" className={isOutlined(section) ? styles.outlined : styles.part} />
        <text x="8" y="50%">
          {first}
          <tspan>{` ${more.join(' ')}`}</tspan>
        </text>
      </svg>
    );
  });
}

/** An exam's levels side by side, each as high as it is long, with grades and, where they differ, scores and earlier minutes. */
export function LevelSteps({ facts: { today, earlier } }: Pick<ExamLevelsProps, 'facts'>) {
  return (
    <ol role="list" className={styles.steps}>
      {today.levels.map(({ name, grades, minutes, score, sections, subjects }) => {
        const parts = sections.length > 0 || minutes !== today.minutes ? sections : today.sections;
        const before = earlier?.levels.find((level) => level.name === name)?.minutes;
        return (
          <li key={name}>
            <h3>{name}</h3>
            <span>{typeset(grades)}</span>
            {score && <span className={styles.below}>{`${examLabels.scores} ${scoreRange(score)}`}</span>}
            {earlier && before !== undefined && (
              <span className={styles.below}>{`${earlierInShort(earlier)} ${minutesLabel(before)}`}</span>
            )}
            <b>{minutes === undefined ? examLabels.notGiven : minutesLabel(minutes)}</b>
            <svg width="100%" height={(minutes ?? 0) * pixelsPerMinute} aria-hidden="true">
              {parts.length === 0 && <rect width="100%" height="100%" />}
              <Parts sections={parts} />
              {subjects?.map((subject, line) => (
                <text key={subject} x="8" y={24 + 20 * line}>
                  {subject}
                </text>
              ))}
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

/** The sections of the levels that the chart doesn't show, folded away. */
export function ExamLevelSections({ examName, facts }: ExamLevelsProps) {
  const levels = facts.today.levels.filter(({ sections }) => sections.length > 0);
  if (levels.length === 0) return null;
  return (
    <details className={styles.levels}>
      <summary>
        {examLabels.otherLevels}
        <DetailsIcon />
      </summary>
      <div className={styles.tables}>
        {levels.map(({ name, sections }) => (
          <ExamTable
            key={name}
            caption={`${examName}, ${name} Level, section by section`}
            facts={{ ...facts, today: { ...facts.today, sections }, earlier: undefined }}
          />
        ))}
      </div>
    </details>
  );
}
