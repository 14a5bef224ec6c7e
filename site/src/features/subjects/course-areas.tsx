import type { AccentColor } from '../../model/color.ts';
import type { CourseArea, Subject } from '../../model/subject.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import styles from './course-areas.module.css';

/** More areas than this stand in two columns, so that the topics find room beside each other. */
const mostInThreeColumns = 6;

interface AreaProps {
  area: CourseArea;
  link: Subject['page']['areaLink'];
  color: AccentColor;
}

function Area({ area, link, color }: AreaProps) {
  return (
    <li className={styles.area}>
      <h3>{area.title}</h3>
      <p>{area.description}</p>
      <ul role="list" className={styles.topics}>
        {area.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      {link && (
        <p className={styles.link}>
          <ArrowLink to={link.to} label={link.label} about={`: ${area.title}`} color={color} />
        </p>
      )}
    </li>
  );
}

/** What is taught in a subject: its areas, ruled off, each with its topics. */
export function CourseAreas({ subject }: { subject: Subject }) {
  const { areas, areasHeading, areasLead, areaLink } = subject.page;
  const columns = areas.length > mostInThreeColumns ? styles.areas : `${styles.areas} ${styles.three}`;
  return (
    <Section id="areas" labelledBy="areas-heading">
      <SectionHead id="areas-heading" heading={areasHeading} lead={areasLead} />
      <ul role="list" className={columns}>
        {areas.map((area) => (
          <Area key={area.title} area={area} link={areaLink} color={subject.color} />
        ))}
      </ul>
    </Section>
  );
}
