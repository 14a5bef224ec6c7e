import { InlineList } from '../../components/inline-list.tsx';
import { formatMessage, typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import type { ExamProgram } from '../../model/exam.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { barSections, ExamBar } from '../../components/exam-bar.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Section } from '../../components/section.tsx';
import { SubjectCard } from '../../components/subject-card.tsx';
import styles from './help-panels.module.css';

type Panels = PageOf<'home'>['panels'];

function ExamPanelRows({ exams, label }: { exams: readonly ExamProgram[]; label: string }) {
  const { labels } = useSite();
  const lengths = exams.map(({ facts: { today } }) => today.minutesWithOptional ?? today.minutes ?? 0);
  return (
    <ul role="list" className={styles.exams}>
      {exams.map((exam) => {
        const sections = barSections(exam.facts.today, exam.examName);
        return (
          <li key={exam.id}>
            <div>
              <h4>{exam.name}</h4>
              <p>{typeset(exam.subtitle)}</p>
            </div>
            <div>
              {sections.length > 0 && (
                <ExamBar sections={sections} axisMinutes={Math.max(...lengths)} variant="mini" />
              )}
              <p className={styles.features}>
                <InlineList names={exam.features} />
              </p>
            </div>
            <ArrowLink
              to={exam.page.address}
              label={label}
              about={formatMessage(labels.exams.aboutExam, { exam: exam.name })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function DistrictPanel({ panel }: { panel: Panels['districts'] }) {
  return (
    <>
      <CheckList items={panel.points} columns />
      <div className={styles.actions}>
        <ButtonLink to="/school-districts-consultation">{panel.requestLabel}</ButtonLink>
        <ButtonLink to="setting:districtPage" variant="outlined">
          {panel.externalLabel}
        </ButtonLink>
      </div>
    </>
  );
}

interface HelpPanelsProps {
  page: PageOf<'home'>;
  subjects: readonly Subject[];
  exams: readonly ExamProgram[];
}

/** The three collapsible panels of the home page, closed at first. */
export function HelpPanels({ page, subjects, exams }: HelpPanelsProps) {
  const { subjects: subjectPanel, testPrep, districts } = page.panels;
  return (
    <Section labelledBy="help" surface="muted" {...page.panelsHead}>
      <div className={styles.panels}>
        <Disclosure
          heading={typeset(subjectPanel.heading)}
          summary={<InlineList names={subjects.map(({ title }) => title)} />}
          badge={subjectPanel.remark}
          sketch="course-reading-comprehension"
        >
          <p className={styles.lead}>{subjectPanel.lead}</p>
          <ul role="list" className={styles.four}>
            {subjects.map((subject) => (
              <li key={subject.id}>
                <SubjectCard subject={subject} level="h4" />
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure
          anchor="test-prep"
          heading={testPrep.heading}
          summary={<InlineList names={exams.map(({ examName }) => examName)} />}
          badge={testPrep.remark}
          sketch="course-test-preparation"
        >
          <p className={styles.lead}>{testPrep.lead}</p>
          <ExamPanelRows exams={exams} label={testPrep.cardLabel} />
        </Disclosure>
        <Disclosure
          anchor="school-districts"
          heading={districts.heading}
          summary={<InlineList names={districts.points.slice(0, 3)} />}
          badge={districts.remark}
          sketch="school"
        >
          <p className={styles.lead}>{districts.lead}</p>
          <DistrictPanel panel={districts} />
        </Disclosure>
      </div>
    </Section>
  );
}
