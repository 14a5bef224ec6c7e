import { Fragment } from 'react';
import { durationLabel, typeset } from '../../lib/format.ts';
import type { ExamProgram, ExamSection } from '../../model/exam.ts';
import { Face } from '../../components/face.tsx';
import { examLabels } from './exam-labels.ts';
import { axisMinutes, earlierInShort, formerFormat, sectionsOf } from './exam-timing.ts';
import { HourRuler } from './hour-ruler.tsx';
import { firstWord, sectionColor, Share } from './timeline.tsx';
import { gradesAttribute, type ExamGroup } from './exam-groups.tsx';
import styles from './exam-chart.module.css';

/** A section's name if its bar is long enough, at two minutes a letter; else its first word. */
const nameInBar = (section: ExamSection): string =>
  section.name.length * 2 + 4 <= section.minutes ? section.name : firstWord(section);

/** Whether the first word of each section fits its bar on a phone, at four minutes a letter. */
const fitOnPhones = (sections: readonly ExamSection[]): boolean =>
  sections.every((section) => firstWord(section).length * 4 + 4 <= section.minutes);

/** The letter that a bar too short for its name has in common with it. */
const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Today's sections as bars with their names, above the length of the earlier format. */
function Bars({ exam, axisMinutes: end }: { exam: ExamProgram; axisMinutes: number }) {
  const { today } = exam.facts;
  const former = formerFormat(exam.facts);
  const { courses } = exam.page;
  if (today.minutes === undefined)
    return (
      <span className={styles.varies}>
        {courses?.groups.map(({ title, color }) => (
          <span key={title} data-accent={color}>
            {title}
          </span>
        )) ?? today.varies}
      </span>
    );
  const sections = sectionsOf(today);
  const hasShortNames = fitOnPhones(sections);
  const isNamedInBars = hasShortNames && sections.every((section) => section.name === firstWord(section));
  const total = sections.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <span className={styles.bars}>
      <span className={styles.bar}>
        {sections.map((section, index) => (
          <span
            key={section.name}
            className={`${sectionColor(section)} ${section.optional ? styles.optional : ''}`}
          >
            <Share weight={section.minutes} />
            <span className={styles.word}>{nameInBar(section)}</span>
            <span className={styles.shortWord} aria-hidden="true">
              {hasShortNames ? firstWord(section) : letterOf(index)}
            </span>
          </span>
        ))}
        <Share weight={end - total} />
      </span>
      {former && (
        <span className={styles.bar} aria-hidden="true">
          <Share weight={former.minutes} className={styles.past} />
          <Share weight={end - former.minutes} />
        </span>
      )}
      {!hasShortNames && (
        <small className={styles.firstWords} aria-hidden="true">
          {sections.map(firstWord).join(', ')}
        </small>
      )}
      <small className={`${styles.names} ${isNamedInBars ? styles.inBars : ''}`}>
        {sections.map(({ name }, index) => (
          <span key={name} data-letter={hasShortNames ? undefined : letterOf(index)}>
            {index === sections.length - 1 ? name : `${name}, `}
          </span>
        ))}
      </small>
    </span>
  );
}

function Length({ exam }: { exam: ExamProgram }) {
  const { minutes, levels } = exam.facts.today;
  const former = formerFormat(exam.facts);
  const varies = levels.some((level) => (level.minutes ?? minutes) !== minutes);
  if (minutes === undefined) {
    // What an exam without courses varies with stands in place of its bars already.
    return <span className={styles.length}>{exam.page.courses && <b>{examLabels.bySubject}</b>}</span>;
  }
  return (
    <span className={styles.length}>
      <b>{varies ? `${examLabels.upTo} ${durationLabel(minutes)}` : durationLabel(minutes)}</b>
      {former && <small>{typeset(earlierInShort(former))}</small>}
    </span>
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
export function ExamChart({ groups }: { groups: readonly ExamGroup[] }) {
  const drawn = groups.flatMap(({ exams }) => exams.map(({ facts }) => ({ facts: drawnFacts(facts) })));
  const end = axisMinutes(drawn);
  const isLong = groups.some(({ exams }) => exams.some((exam) => nameOf(exam).length > columnLetters));
  const names = isLong ? (styles.longNames ?? '') : '';
  return (
    <>
      <div className="container">
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
                    <Bars exam={exam} axisMinutes={end} />
                    <Length exam={exam} />
                    {exam.teacher && (
                      <span className={styles.teacher} aria-hidden="true">
                        <Face teacher={exam.teacher} sizes="48px" />
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </Fragment>
          ))}
        </ul>
      </div>
      <HourRuler minutes={end} axis={`${styles.axis} ${names}`} />
    </>
  );
}
