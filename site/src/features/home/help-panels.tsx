import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { formatMessage } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import type { ExamProgram } from '../../model/exam.ts';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import type { Subject } from '../../model/subject.ts';
import notebook from './panels/subject-notebook.svg?raw';
import styles from './help-panels.module.css';

const drawings = import.meta.glob<string>('./panels/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The subjects whose tools are in the drawing of their panel. */
const drawnSubjects = ['math', 'science', 'english', 'social-studies'];

/** A panel's drawing, or the one for subjects without any of their own. */
function PanelDrawing({ name, className }: { name: string; className: string | undefined }) {
  const svg = drawings[`./panels/${name}.svg`] ?? notebook;
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface HelpPanelProps {
  /** The URL fragment that opens the panel. */
  id: 'subjects' | 'test-prep' | 'school-districts';
  /** The name of its drawing; none when the drawing would show something that the site lacks. */
  drawing: string | undefined;
  heading: string;
  /** A summary that is visible while the panel is closed. */
  summary: ReactNode;
  children: ReactNode;
}

/** A disclosure panel as wide as the window, closed initially, with a large heading and a preview of its content. */
function HelpPanel({ id, drawing, heading, summary, children }: HelpPanelProps) {
  return (
    <details className={styles.panel} data-panel={id}>
      <summary className="container">
        <h3>{heading}</h3>
        <span className={styles.summary}>{summary}</span>
        {drawing && <PanelDrawing name={drawing} className={styles.drawing} />}
        <span className={styles.toggle} aria-hidden="true" />
      </summary>
      <div id={id} className={`container ${styles.content}`}>
        {children}
      </div>
    </details>
  );
}

function SubjectColumns({ subjects }: { subjects: readonly Subject[] }) {
  const { explore } = useSite().labels.subjects;
  return (
    <ul role="list" className={styles.subjects}>
      {subjects.map((subject) => (
        <li key={subject.id} data-accent={subject.color}>
          <PanelDrawing name={`subject-${subject.id}`} className={styles.sample} />
          <h4>
            <Icon name={subject.icon} />
            {subject.title}
          </h4>
          <ArrowLink
            to={subject.page.address}
            label={formatMessage(explore, { subject: subject.shortName })}
            color={subject.color}
          />
        </li>
      ))}
    </ul>
  );
}

function ExamTiles({ exams }: { exams: readonly ExamProgram[] }) {
  return (
    <ul role="list" className={styles.exams}>
      {exams.map((exam) => (
        <li key={exam.id}>
          <h4>
            <SiteLink to={exam.page.address} className="stretched-link">
              {exam.name}
            </SiteLink>
          </h4>
          <ul role="list" className={styles.features}>
            {exam.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface HelpPanelsProps {
  page: PageOf<'home'>;
  subjects: readonly Subject[];
  exams: readonly ExamProgram[];
  states: readonly StateProgram[];
}

export function HelpPanels({ page, subjects, exams, states }: HelpPanelsProps) {
  const { subjects: subjectPanel, testPrep, districts, states: programs } = page.panels;
  const hasAllDrawn = drawnSubjects.every((id) => subjects.some((subject) => subject.id === id));
  return (
    <section aria-labelledby="help" className={styles.panels}>
      <div className="container">
        <h2 id="help">{page.panelsHead.heading}</h2>
      </div>
      <HelpPanel
        id="subjects"
        drawing={hasAllDrawn ? 'subjects' : undefined}
        heading={subjectPanel.heading}
        summary={<InlineList names={subjects.map(({ title }) => title)} />}
      >
        <SubjectColumns subjects={subjects} />
      </HelpPanel>
      <HelpPanel
        id="test-prep"
        drawing="test-prep"
        heading={testPrep.heading}
        summary={<InlineList names={exams.map(({ examName }) => examName)} />}
      >
        <ExamTiles exams={exams} />
      </HelpPanel>
      {districts && (
        <HelpPanel
          id="school-districts"
          drawing="school-districts"
          heading={districts.heading}
          summary={<InlineList names={districts.points.slice(0, 3)} />}
        >
          <CheckList items={districts.points} columns />
          <div className={styles.actions}>
            <ButtonLink to="/school-districts-consultation">{districts.requestLabel}</ButtonLink>
            <ButtonLink to="setting:districtPage" variant="outlined">
              {districts.externalLabel}
            </ButtonLink>
          </div>
        </HelpPanel>
      )}
      {programs && (
        <div className={`container ${styles.states}`}>
          <p>{programs.text}</p>
          <SiteLink to="/state-tutoring">{programs.label}</SiteLink>
          <ul role="list">
            {states.map(({ id, name, program, consultation }) => (
              <li key={id}>
                <SiteLink to={consultation.address}>{name}</SiteLink>
                <small>{program}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
