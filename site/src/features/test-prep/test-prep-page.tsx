import { typeset, withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import type { PageOf } from '../../model/page.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { SourcesLine } from '../../components/notes.tsx';
import { RadioPills, type Choice } from '../../components/radio-pills.tsx';
import { Poster, Reference } from '../../components/section.tsx';
import { ExamChart } from './exam-chart.tsx';
import { ClosingTeachers } from './exam-closing.tsx';
import {
  ExamGroups,
  gradesAttribute,
  withTeacherEach,
  type ExamGroup,
  type TaughtExam,
} from './exam-groups.tsx';
import { examLabels } from './exam-labels.ts';
import { axisMinutes, formatLength, formerFormat, gradesOf, sectionsOf } from './exam-timing.ts';
import { SectionBlocks } from './timeline.tsx';
import styles from './test-prep-page.module.css';

/** The exams with the given ids; ids of deleted entries are ignored. */
const examsOf = <T extends ExamProgram>(ids: readonly string[], exams: readonly T[]): T[] =>
  ids.flatMap((id) => exams.filter((exam) => exam.id === id));

/** The exams grouped by goal, followed by those without a goal. */
function groupsOf(
  points: PageOf<'test-prep'>['choosing']['points'],
  exams: readonly TaughtExam[],
): ExamGroup[] {
  const groups = points.map(({ title, text, tests }) => ({ title, text, exams: examsOf(tests, exams) }));
  const grouped = new Set(groups.flatMap((group) => group.exams));
  const others = exams.filter((exam) => !grouped.has(exam));
  return [...groups, { title: examLabels.otherTests, text: examLabels.otherTestsText, exams: others }].filter(
    (group) => group.exams.length > 0,
  );
}

interface VersusProps extends Omit<NonNullable<PageOf<'test-prep'>['versus']>, 'link' | 'tests'> {
  exams: readonly ExamProgram[];
}

/** Exams one above the other on a common time axis as wide as the content. */
function Versus({ heading, lead, ask, exams }: VersusProps) {
  const end = Math.max(...exams.map(({ facts }) => axisMinutes([{ facts: { today: facts.today } }])));
  return (
    <Poster ground="navy" className={styles.versus}>
      <h2 id="versus">{heading}</h2>
      <p className="lead">{lead}</p>
      {exams.map(({ id, examName, facts: { today } }) => (
        <div key={id} className={styles.side}>
          <h3>{examName}</h3>
          <p>{formatLength(today)}</p>
          <SectionBlocks sections={sectionsOf(today)} axisMinutes={end} />
        </div>
      ))}
      {ask && <ArrowLink {...ask} />}
    </Poster>
  );
}

/**
 * The choices of the filter by grade: all exams first, then each grade in which children take one. None if each choice
 * would show the same exams.
 */
export function gradeChoices(
  exams: readonly Pick<ExamProgram, 'usualGrades' | 'facts'>[],
  taught: readonly [number, number],
): Choice[] {
  // An exam without known grades is always shown.
  const known = exams.flatMap((exam) => {
    const own = gradesOf(exam, taught);
    return own ? [own] : [];
  });
  const all = [...new Set(known.flat())].toSorted((one, other) => one - other);
  const choices = all.map((grade) => ({
    value: String(grade),
    label: grade === 0 ? 'K' : String(grade),
    count: known.filter((own) => own.includes(grade)).length,
  }));
  return choices.every(({ count }) => count === known.length)
    ? []
    : [{ value: 'all', label: examLabels.allGrades, count: exams.length }, ...choices];
}

interface TestPrepPageProps {
  site: Site;
  page: PageOf<'test-prep'>;
  exams: readonly WithTeachers<ExamProgram>[];
  founder: Teacher | undefined;
  /** The result of gradeChoices, from which RadioFilterStyle makes the CSS of the filter. */
  choices: readonly Choice[];
}

interface ChartLegendProps {
  comparison: PageOf<'test-prep'>['comparison'];
  exams: readonly TaughtExam[];
}

/** What the chart's bars are, as far as it has them for the chosen grade. */
function ChartLegend({ comparison: { lead, earlierBars, optionalBars }, exams }: ChartLegendProps) {
  const withEarlier = exams.filter(({ facts }) => formerFormat(facts));
  // Those that take longer than their drawn sections. Their remarks say why.
  const longer = exams.filter(({ facts: { today } }) => {
    const counted = today.sections.filter(({ optional }) => !optional);
    const drawn = counted.reduce((sum, { minutes }) => sum + minutes, 0);
    return counted.length > 0 && today.remark && drawn !== today.minutes;
  });
  const withOptional = exams.filter(({ facts }) => facts.today.sections.some(({ optional }) => optional));
  return (
    <p>
      {lead}
      {longer.map((exam) => (
        <span key={exam.id} data-grades={gradesAttribute([exam])}>
          {' '}
          {exam.examName}: {exam.facts.today.remark}
        </span>
      ))}
      {withEarlier.length > 0 && <span data-grades={gradesAttribute(withEarlier)}> {earlierBars}</span>}
      {withOptional.length > 0 && <span data-grades={gradesAttribute(withOptional)}> {optionalBars}</span>}
    </p>
  );
}

/** The overview of exam preparation: a chart of all exams, a comparison of two, and the preparation for each. */
export function TestPrepPage({ site, page, exams, founder, choices }: TestPrepPageProps) {
  const { heading, lead, cardLabel, comparison, versus, choosing, closing } = page;
  const groups = groupsOf(
    choosing.points,
    withTeacherEach(exams, site.settings.business.grades, choices.length > 0),
  );
  const compared = examsOf(
    versus?.tests ?? [],
    groups.flatMap((group) => group.exams),
  );
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.hero}`}>
        <h1>{withoutMarks(heading)}</h1>
        <div className={styles.intro}>
          <p>{lead}</p>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
          <FounderCallLine founder={founder} />
        </div>
      </div>
      {/* The filter's CSS selects later siblings, so this has to stand before them. */}
      {choices.length > 0 && (
        <div data-chooses="grade" className={`container ${styles.grades}`}>
          <RadioPills legend={site.labels.subjects.gradeQuestion} name="grade" choices={choices} />
        </div>
      )}
      <section id="tests" aria-labelledby="tests-heading">
        <h2 id="tests-heading" className="visually-hidden">
          {comparison.heading}
        </h2>
        <ExamChart groups={groups} hasFilter={choices.length > 0} />
        <div className={`container split ${styles.note}`}>
          <ChartLegend comparison={comparison} exams={groups.flatMap((group) => group.exams)} />
          <SourcesLine all={exams.map(({ facts }) => facts.today.checked)} />
        </div>
      </section>
      <div>
        {versus?.tests.length === compared.length && (
          <div data-grades={gradesAttribute(compared)}>
            <Versus {...versus} exams={compared} />
          </div>
        )}
        <div id="choosing">
          <ExamGroups groups={groups} linkLabel={cardLabel} />
        </div>
      </div>
      <Reference id="closing" labelledBy="closing-heading" className={styles.closing}>
        <div>
          <h2 id="closing-heading">{closing.heading}</h2>
          <p>{typeset(closing.lead)}</p>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
        </div>
        <ClosingTeachers teachers={founder ? [founder] : []} />
      </Reference>
    </SiteLayout>
  );
}
