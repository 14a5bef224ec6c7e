import type { ReactNode } from 'react';
import { offeredLinks } from '../../lib/link-target.ts';
import { typeset, typesetDisplay } from '../../lib/format.ts';
import { attributionByRole } from '../../lib/testimonials.ts';
import type { ExamWithCallTakers } from '../../lib/call-takers.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { Link } from '../../model/link.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Teacher } from '../../model/teacher.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Reading, Reference } from '../../components/section.tsx';
import { Stars } from '../../components/stars.tsx';
import { ExamClosing } from './exam-closing.tsx';
import { ExamCourses } from './exam-courses.tsx';
import { FiguresPoster } from './exam-figures.tsx';
import { ExamHero } from './exam-hero.tsx';
import { FormatBlocks } from './format-blocks.tsx';
import { GuessingRule } from './guessing-rule.tsx';
import { LevelTable } from './level-table.tsx';
import { Morning } from './morning.tsx';
import { QuestionPace } from './question-pace.tsx';
import { ScoredAnswerSection } from './scored-answer.tsx';
import { WordFamilyPoster } from './word-family.tsx';
import { WorkedQuestionSection } from './worked-question.tsx';
import styles from './exam-page.module.css';

interface ExamPageProps {
  site: Site;
  exam: ExamWithCallTakers;
  /** All teachers, some of whom teach the exam's courses. */
  team: readonly Teacher[];
  trail: readonly Link[];
  /** The link to the exam's comparison with others, if there is one. */
  versus: Link | undefined;
}

/** The exam drawn to scale: its levels, or the time axis of its one format, without a slider where another page has it. */
function Timing({ exam }: { exam: ExamProgram }) {
  const { timingLink } = exam.page;
  const hasLevels = exam.facts.today.levels.length > 0;
  return (
    <section id="timing" aria-labelledby="timing-heading">
      <div className="container">
        {/* The levels name what they are. */}
        <h2
          id="timing-heading"
          className={hasLevels ? 'visually-hidden' : timingLink ? undefined : styles.timing}
        >
          {exam.page.timingHeading}
        </h2>
      </div>
      {hasLevels ? (
        <LevelTable exam={exam} />
      ) : timingLink ? (
        <FormatBlocks exam={exam} link={timingLink} />
      ) : (
        <Morning exam={exam} />
      )}
    </section>
  );
}

/** The one drawing across the window that an exam has for itself, below what it asks for. */
function ExamPoster({ exam: { page, facts } }: { exam: ExamProgram }) {
  const { posterHeading, guessing, wordFamily } = page;
  if (wordFamily) return <WordFamilyPoster {...wordFamily} />;
  if (guessing) return <GuessingRule {...guessing} />;
  const hasChoice = facts.today.sections.some((section) => section.optional);
  return (
    posterHeading && !hasChoice && <QuestionPace sections={facts.today.sections} heading={posterHeading} />
  );
}

/**
 * The drawing that an exam's page begins with, and what follows what the exam asks for. An exam whose length depends on
 * its subject has no time axis; one with published figures has them first.
 */
function drawingsOf({ exam, team }: Pick<ExamPageProps, 'exam' | 'team'>): {
  opening: ReactNode;
  details: ReactNode;
} {
  const { facts, page } = exam;
  if (facts.today.minutes === undefined)
    return {
      opening: page.scoredAnswer && <ScoredAnswerSection {...page.scoredAnswer} />,
      details: <ExamCourses exam={exam} team={team} />,
    };
  if (facts.figures.length > 0)
    return {
      opening: (
        <FiguresPoster figures={facts.figures} heading={page.posterHeading} choice={page.gradeChoice} />
      ),
      details: <Timing exam={exam} />,
    };
  return { opening: <Timing exam={exam} />, details: <ExamPoster exam={exam} /> };
}

/** The page of one exam: its format, a worked question, its content, how it is taught and by whom. */
export function ExamPage({ site, exam, team, trail, versus }: ExamPageProps) {
  const { page, review } = exam;
  const { opening, details } = drawingsOf({ exam, team });
  /** When a step of an hour begins. */
  const minuteOf = (index: number) => Math.round((60 * index) / page.approach.length);
  return (
    <SiteLayout site={site} action={{ label: page.closing.button, to: exam.consultation.address }}>
      <ExamHero exam={exam} trail={trail} versus={versus}>
        {opening}
      </ExamHero>
      {page.workedQuestion && <WorkedQuestionSection {...page.workedQuestion} />}
      <Reading
        id="about"
        labelledBy="about-heading"
        heading={page.aboutHeading}
        className={`split ${styles.about}`}
      >
        <div>
          {page.about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Reading>
      {details}
      <Reading
        id="approach"
        labelledBy="approach-heading"
        heading={page.approachHeading}
        lead={page.approachLead}
        className={styles.approach}
      >
        <ol
          role="list"
          className={['rows', 'hour'].includes(page.approachLook) ? styles.steps : `evenly ${styles.steps}`}
          data-look={page.approachLook}
        >
          {page.approach.map(({ title, text }, index) => (
            <li key={title} data-minute={page.approachLook === 'hour' ? minuteOf(index) : undefined}>
              <h3>{title}</h3>
              <p>{typeset(text)}</p>
            </li>
          ))}
        </ol>
      </Reading>
      <Reference
        id="included"
        labelledBy="included-heading"
        heading={site.labels.exams.included}
        className={review ? styles.reviewed : undefined}
      >
        {review && (
          <figure className={styles.review}>
            <blockquote>
              <p>{typesetDisplay(`“${review.quote}”`)}</p>
            </blockquote>
            <figcaption>
              <Stars rating={review.rating} className={styles.stars} /> {attributionByRole(review)}
            </figcaption>
          </figure>
        )}
        <CheckList items={page.included} columns />
      </Reference>
      <ExamClosing exam={exam} links={offeredLinks(page.externalLinks, site.settings)} />
    </SiteLayout>
  );
}
