import { Fragment } from 'react';
import { durationLabel, formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamProgram, ExamSection } from '../../model/exam.ts';
import { Face } from '../../components/face.tsx';
import { examLabels } from './exam-labels.ts';
import {
  axisMinutes,
  earlierInShort,
  formerFormat,
  levelLength,
  levelSections,
  levelsByGrade,
  sectionsOf,
} from './exam-timing.ts';
import { HourLines, HourRuler } from './hour-ruler.tsx';
import { firstWord, sectionColor, Share } from './timeline.tsx';
import { gradesAttribute, type ExamGroup, type Filtered, type TaughtExam } from './exam-groups.tsx';
import styles from './exam-chart.module.css';

/** A section's name if its bar is long enough, at two minutes a letter; else its first word. */
const nameInBar = (section: ExamSection): string =>
  section.name.length * 2 + 4 <= section.minutes ? section.name : firstWord(section);

/** Whether the first word of each section fits its bar on a phone, at four minutes a letter. */
const fitOnPhones = (sections: readonly ExamSection[]): boolean =>
  sections.every((section) => firstWord(section).length * 4 + 4 <= section.minutes);

/** The letter by which a section is found below a bar too short for words. */
const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What stands in place of the bars of an exam whose length depends on the course. */
function Courses({ exam: { page, facts } }: { exam: ExamProgram }) {
  return (
    <>
      <span className={styles.varies}>
        {page.courses?.groups.map(({ title, color }) => (
          <span key={title} data-accent={color}>
            {title}
          </span>
        )) ?? facts.today.varies}
      </span>
      {/* What an exam without courses varies with stands in place of its bars already. */}
      <span className={styles.length}>{page.courses && <b>{examLabels.bySubject}</b>}</span>
    </>
  );
}

interface BarsProps {
  sections: readonly ExamSection[];
  /** The minutes of an earlier format, drawn below. */
  earlier?: number | undefined;
  axisMinutes: number;
}

/** The sections as bars, the names in them or, where one is too short, below them by letter; then the earlier length. */
function Bars({ sections, earlier, axisMinutes: end, ...filtered }: BarsProps & Filtered) {
  const hasShortNames = fitOnPhones(sections);
  const total = sections.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <span className={styles.bars} {...filtered}>
      <span className={styles.bar}>
        {sections.map((section, index) => (
          <span
            key={section.name}
            className={`${sectionColor(section)} ${section.optional ? styles.optional : ''}`}
          >
            <Share weight={section.minutes} />
            <span className={styles.word}>{nameInBar(section)}</span>
            {hasShortNames && (
              <span className={styles.shortWord} aria-hidden="true">
                {firstWord(section)}
              </span>
            )}
            <span className={styles.letter} aria-hidden="true">
              {letterOf(index)}
            </span>
          </span>
        ))}
        <Share weight={end - total} />
      </span>
      {earlier !== undefined && (
        <span className={styles.bar} aria-hidden="true">
          <Share weight={earlier} className={styles.past} />
          <Share weight={end - earlier} />
        </span>
      )}
      <small className={`${styles.names} ${hasShortNames ? styles.inBars : ''}`}>
        {sections.map((section, index) => `${letterOf(index)}\u00A0${firstWord(section)}`).join(', ')}
      </small>
    </span>
  );
}

interface ChartProps {
  /** The minutes of the axis. */
  axisMinutes: number;
  /** Whether visitors can choose a grade. */
  hasFilter: boolean;
}

/** The bars and the length of an exam, of which the filter by grade shows those of the chosen grade's level. */
function Formats({ exam, axisMinutes: end, hasFilter }: { exam: TaughtExam } & ChartProps) {
  const { levelName } = useSite().labels.exams;
  const { today } = exam.facts;
  const { minutes, levels } = today;
  if (minutes === undefined) return <Courses exam={exam} />;
  const former = formerFormat(exam.facts);
  const varies = levels.some((level) => (level.minutes ?? minutes) !== minutes);
  const byGrade = hasFilter ? levelsByGrade(today) : [];
  const whole: Filtered = {
    'data-other-grades': byGrade.flatMap(({ grades }) => grades).join(' ') || undefined,
  };
  return (
    <>
      <Bars sections={sectionsOf(today)} earlier={former?.minutes} axisMinutes={end} {...whole} />
      <span className={styles.length} {...whole}>
        <b>{varies ? `${examLabels.upTo} ${durationLabel(minutes)}` : durationLabel(minutes)}</b>
        {former && <small>{typeset(earlierInShort(former))}</small>}
      </span>
      {byGrade.map(({ level, grades }) => {
        const filtered: Filtered = { 'data-grades': grades.join(' '), 'data-other-grades': 'all' };
        return (
          <Fragment key={level.name}>
            <Bars sections={levelSections(level, today)} axisMinutes={end} {...filtered} />
            <span className={styles.length} {...filtered}>
              <b>{levelLength(level)}</b>
              <small>{formatMessage(levelName, { level: level.name })}</small>
            </span>
          </Fragment>
        );
      })}
    </>
  );
}

const nameOf = ({ name, shortName }: ExamProgram) => shortName ?? name.replace(/ (Exam )?Prep$/, '');

/** The longest name that fits the column of the names; with a longer one, the column is wider, and names wrap. */
const columnLetters = 4;

/** For an earlier format, only the length is drawn. */
const drawnFacts = ({ today, earlier }: ExamProgram['facts']) => ({
  today,
  earlier: earlier && { minutes: earlier.minutes, sections: [], levels: [] },
});

/** All exams by goal, on one time axis: each row links to the exam's page. */
export function ExamChart({ groups, hasFilter }: { groups: readonly ExamGroup[]; hasFilter: boolean }) {
  const drawn = groups.flatMap(({ exams }) => exams.map(({ facts }) => ({ facts: drawnFacts(facts) })));
  const end = axisMinutes(drawn);
  const isLong = groups.some(({ exams }) => exams.some((exam) => nameOf(exam).length > columnLetters));
  const names = isLong ? (styles.longNames ?? '') : '';
  return (
    <>
      <div className="container">
        <div className={styles.rows}>
          <HourLines minutes={end} className={`${styles.hours} ${names}`} />
          <ul role="list" className={`${styles.chart} ${names}`}>
            {groups.map(({ title, exams }) => (
              <Fragment key={title}>
                <li className={styles.group} aria-hidden="true" data-grades={gradesAttribute(exams)}>
                  {title}
                </li>
                {exams.map((exam) => (
                  <li key={exam.id} data-grades={gradesAttribute([exam])}>
                    <a href={exam.page.address}>
                      <b className={styles.name}>{nameOf(exam)}</b>
                      <small className={styles.subtitle}>{typeset(exam.subtitle)}</small>
                      <Formats exam={exam} axisMinutes={end} hasFilter={hasFilter} />
                      {exam.shown.map(({ teacher, filtered }) => (
                        <span key={teacher.id} className={styles.teacher} aria-hidden="true" {...filtered}>
                          <Face teacher={teacher} sizes="48px" />
                        </span>
                      ))}
                    </a>
                  </li>
                ))}
              </Fragment>
            ))}
          </ul>
        </div>
      </div>
      <HourRuler minutes={end} axis={`${styles.axis} ${names}`} />
    </>
  );
}
