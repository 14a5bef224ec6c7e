import type { CourseArea, Subject } from '../../model/subject.ts';
import { CourseDetail } from '../../illustrations/detail.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Board } from '../../components/board.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { Section, SectionHead } from '../../components/section.tsx';
import styles from './course-areas.module.css';

interface AreaProps {
  subject: Subject;
  area: CourseArea;
  open: boolean;
}

function Area({ subject: { color, page }, area, open }: AreaProps) {
  const { areaLink } = page;
  return (
    <details className={styles.area} open={open}>
      <summary>
        <h3>{area.title}</h3>
        <CourseDetail title={area.title} className={styles.sketch} />
        <DetailsIcon />
      </summary>
      <p>{area.description}</p>
      <ul role="list" className={styles.topics}>
        {area.topics.map((topic, index) => (
          <li key={topic}>
            {area.since && <b>{area.since[index]} </b>}
            {topic}
          </li>
        ))}
      </ul>
      {areaLink && (
        <p className={styles.link}>
          <ArrowLink {...areaLink} about={`: ${area.title}`} color={color} />
        </p>
      )}
    </details>
  );
}

/**
 * What is taught in a subject. On narrow screens each area is a disclosure, the first one open; on wide screens all of
 * them are open.
 */
export function CourseAreas({ subject }: { subject: Subject }) {
  const { areas, areasHeading, areasLead } = subject.page;
  return (
    <Section id="areas" labelledBy="areas-heading">
      <Board>
        <div className={styles.content}>
          <SectionHead id="areas-heading" heading={areasHeading} lead={areasLead} />
          <ul role="list" className={styles.areas}>
            {areas.map((area, index) => (
              <li key={area.title}>
                <Area subject={subject} area={area} open={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      </Board>
    </Section>
  );
}
