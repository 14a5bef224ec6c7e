import type { ExamProgram, ExamSection } from '../../model/exam.ts';
import { examLabels } from './exam-labels.ts';
import { axisMinutes } from './exam-timing.ts';
import { HourRuler } from './hour-ruler.tsx';
import { countedSections, pixelsPerSecond, QuestionLines } from './question-pace.tsx';
import { SectionBar, Share } from './timeline.tsx';
import pageStyles from './exam-page.module.css';
import styles from './closing-drawing.module.css';

/** A mark on a line, and the share of the line up to the next one: the last mark is at its end. */
interface Mark {
  title: string;
  note: string;
  share: number;
}

interface MarkedLineProps {
  caption?: string | undefined;
  marks: readonly Mark[];
}

/** Marks along a line, to scale. */
function MarkedLine({ caption, marks }: MarkedLineProps) {
  const total = marks.reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={`${styles.strip} ${styles.line}`}>
      {caption && <p>{caption}</p>}
      <ol role="list">
        {marks.map(({ title, note, share }) => (
          <li key={title}>
            {/* Only the proportions count; these are wide enough for every screen. */}
            <Share weight={(180 * share) / total} />
            <span>{note}</span> <b>{title}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

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
  if (path) {
    const last = path.length - 1;
    return {
      marks: path.map(({ when, title }, index) => ({ title, note: when, share: index < last ? 1 : 0 })),
    };
  }
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
  if (line) return <MarkedLine {...line} />;
  if (sections.some(({ optional }) => optional)) return <HourStrip facts={facts} />;
  return page.posterHeading && <QuestionStrip sections={sections} />;
}
