import type { ReactNode } from 'react';
import { withoutMarks } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { ExamWithCallTakers } from '../../lib/call-takers.ts';
import type { Link } from '../../model/link.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CallLine, FounderCallLine } from '../../components/call-line.tsx';
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx';
import styles from './exam-hero.module.css';

interface ExamHeroProps {
  exam: ExamWithCallTakers;
  trail: readonly Link[];
  versus: Link | undefined;
  /** The illustration of the exam: its time axis, its levels or a scored answer. */
  children: ReactNode;
}

/** The hero of an exam's page: heading and one action above an illustration of the exam. */
export function ExamHero({ exam, trail, versus, children }: ExamHeroProps) {
  const { page, consultation, callTakers } = exam;
  const { exams } = useSite().labels;
  const [founder] = callTakers.filter((teacher) => teacher.founder && callTakers.length === 1);
  return (
    <div className={styles.hero}>
      <div className="container">
        <Breadcrumbs links={trail} />
        <div className={styles.top}>
          <h1>{withoutMarks(page.heading)}</h1>
          <div className={styles.intro}>
            <p>{page.lead}</p>
            <ButtonLink to={consultation.address}>{page.closing.button}</ButtonLink>
          </div>
          <div className={styles.call}>
            {founder ? (
              <FounderCallLine founder={founder} alone />
            ) : (
              <CallLine teachers={callTakers} text={exams.call} />
            )}
            {versus && <ArrowLink {...versus} />}
            {page.courses && (
              <nav aria-label={page.timingHeading} className={styles.courses}>
                {page.courses.groups.map(({ title, color }, index) => (
                  <a key={title} href={`#courses-${index + 1}`} data-accent={color}>
                    {title}
                  </a>
                ))}
              </nav>
            )}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}
