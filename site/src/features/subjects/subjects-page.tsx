import { withoutMarks, typeset } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Face } from '../../components/face.tsx';
import { RuledColumns } from '../../components/ruled-texts.tsx';
import { Reading } from '../../components/section.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { SubjectQuarter } from './subject-quarter.tsx';
import styles from './subjects-page.module.css';

interface SubjectsPageProps {
  site: Site;
  page: PageOf<'subjects'>;
  subjects: readonly Subject[];
  teachers: readonly Teacher[];
}

/** The overview of the subjects: a panel for each, the reasons, and a call for parents who are unsure. */
export function SubjectsPage({ site, page, subjects, teachers }: SubjectsPageProps) {
  const { why, closing } = page;
  const founder = teachers.find((teacher) => teacher.founder);
  return (
    <SiteLayout site={site}>
      <div className={styles.hero}>
        <div className="container">
          <h1>{typeset(withoutMarks(page.heading))}</h1>
          <p className="lead">{page.lead}</p>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
          <FounderCallLine founder={founder} />
        </div>
      </div>
      <section id="subjects" aria-labelledby="subjects-heading">
        <h2 id="subjects-heading" className="visually-hidden">
          {page.cardsHeading}
        </h2>
        <div className={styles.quarters}>
          {subjects.map((subject, index) => (
            <SubjectQuarter key={subject.id} {...{ subject, teachers }} ticked={index === 0} />
          ))}
        </div>
      </section>
      <Reading id="why" labelledBy="why-heading" heading={why.heading} className={styles.why}>
        <RuledColumns items={why.points} />
      </Reading>
      <section aria-labelledby="closing" className={styles.closing}>
        <div className="container">
          {founder && <Face teacher={founder} sizes="128px" />}
          <div>
            <h2 id="closing">{closing.heading}</h2>
            <p className="lead">{closing.lead}</p>
          </div>
          <div>
            <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
          </div>
        </div>
      </section>
    </SiteLayout>
  );
}
