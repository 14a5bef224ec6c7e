import type { ExamProgram, ExamSection } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import { axisMinutes } from './exam-timing.ts';
import { HourRuler } from './hour-ruler.tsx';
import { MarkedLine, marksOf, type Mark, type MarkedLineProps } from './marked-line.tsx';
import { countedSections, pixelsPerSecond, QuestionLines } from './question-pace.tsx';
import { SectionBar, Share } from './timeline.tsx';
import pageStyles from './exam-page.module.css';
import styles from './closing-drawing.module.css';

/** The steps of an exam's plan, from the first unit of its ruler to its flag. */
function planMarks({ plan, planRuler }: ExamProgram['consultation']): Mark[] {
  const [unit = ''] = planRuler?.units[0]?.split(' ') ?? [];
  const start = (index: number) => plan.slice(0, index).reduce((sum, { span = 1 }) => sum + span, 1);
  const steps = plan.map(({ title, span = 1 }, index) => ({
    title,
    note: `${unit} ${start(index)}`,
    share: span,
  }));
  return [...steps, { title: planRuler?.flag ?? '', note: '', share: 0 }];
}

/** The line of what an exam leads to, of what an answer counts, or of its plan; undefined for an exam with none. */
function lineOf({ page: { path, guessing }, consultation }: ExamProgram): MarkedLineProps | undefined {
  if (path) return { marks: marksOf(path) };
  if (guessing)
    return {
      caption: guessing.scale,
      marks: [
        { title: '−¼', note: examLabels.wrong, share: 0.25 },
        { title: '0', note: examLabels.blank, share: 1 },
        { title: '+1', note: examLabels.right, share: 0 },
      ],
    };
  return consultation.planRuler && { caption: consultation.planLead, marks: planMarks(consultation) };
}

function CourseTitles({ groups }: NonNullable<ExamProgram['page']['courses']>) {
  return (
    <div className={`${styles.strip} ${pageStyles.catalog}`}>
      <ul role="list" className={pageStyles.courses}>
        {groups.map(({ title, color }) => (
          <li key={title} data-accent={color}>
            <b>{title}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sections on the hours of the morning, with those that a student may add. */
function HourStrip({ facts }: Pick<ExamProgram, 'facts'>) {
  const end = axisMinutes([{ facts }]);
  return (
    <div className={`${styles.strip} ${styles.floor}`}>
      <div className="container">
        <SectionBar sections={facts.today.sections} axisMinutes={end} />
      </div>
      <HourRuler minutes={end} axis="container" />
    </div>
  );
}

function QuestionStrip({ sections }: { sections: readonly ExamSection[] }) {
  const counted = countedSections(sections);
  if (counted.length === 0) return null;
  const pixels = pixelsPerSecond(counted);
  return (
    <div className={`${styles.strip} ${styles.floor} ${styles.questions}`}>
      {counted.map((section) => (
        <div key={section.name} data-subject={section.subject}>
          {/* The width counts where the sections stand one below the other. */}
          <QuestionLines {...section} seconds={section.minutes * 60} width={section.minutes * 60 * pixels} />
          <Share weight={section.minutes} />
        </div>
      ))}
    </div>
  );
}

/** A drawing of the exam's own data, at the foot of its page's closing section. */
export function ClosingDrawing({ exam }: { exam: ExamProgram }) {
  const { page, facts } = exam;
  const { sections } = facts.today;
  const line = lineOf(exam);
  if (page.courses) return <CourseTitles {...page.courses} />;
  if (line)
    return (
      <div className={styles.strip}>
        <MarkedLine {...line} />
      </div>
    );
  if (sections.some(({ optional }) => optional)) return <HourStrip facts={facts} />;
  return page.posterHeading && <QuestionStrip sections={sections} />;
}
