import type { CourseArea, Subject } from '../../model/subject.ts';
import { CourseDetail } from '../../illustrations/detail.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Board } from '../../components/board.tsx';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import { Section, SectionHead } from '../../components/section.tsx';
import { AnnotatedParagraph } from './annotated-paragraph.tsx';
import styles from './course-areas.module.css';
import layoutStyles from './course-layouts.module.css';

/** How a subject's areas are drawn: along a number line, on a bench, as the marks of a paragraph, on a line. */
const layouts: Readonly<Record<string, 'numbers' | 'bench' | 'marks' | 'line'>> = {
  math: 'numbers',
  science: 'bench',
  english: 'marks',
  'social-studies': 'line',
};

/** The curriculum's group that a course belongs to; only mathematics has groups. */
function groupOf(area: CourseArea, { page }: Subject): string | undefined {
  const groups = page.blocks.flatMap((block) => (block.kind === 'curriculum' ? block.groups : []));
  return groups.find(({ items }) => items.includes(area.title))?.title;
}

interface AreaProps {
  subject: Subject;
  area: CourseArea;
  index: number;
}

function Area({ subject, area, index }: AreaProps) {
  const { areaLink } = subject.page;
  return (
    <details className={styles.area} open={index === 0}>
      <summary>
        <CourseDetail title={area.title} className={styles.sketch} />
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <h3>{area.title}</h3>
        <DetailsIcon />
      </summary>
      <p>{area.description}</p>
      <ul role="list" className={styles.topics}>
        {area.topics.map((topic, place) => (
          <li key={topic}>
            {area.since && <b>{area.since[place]} </b>}
            {topic}
          </li>
        ))}
      </ul>
      {areaLink && (
        <p className={styles.link}>
          <ArrowLink
            to={areaLink.to}
            label={areaLink.label}
            about={`: ${area.title}`}
            color={subject.color}
          />
        </p>
      )}
    </details>
  );
}

/**
 * What is taught in a subject, drawn as one line of areas. On narrow screens the line is vertical and each area a
 * disclosure, the first one open; on wide screens all of them show what they hold.
 */
export function CourseAreas({ subject }: { subject: Subject }) {
  const { areas, areasHeading, areasLead } = subject.page;
  const layout = layouts[subject.id] ?? 'bench';
  return (
    <Section id="areas" labelledBy="areas-heading">
      <Board>
        <div className={`${styles.content} ${layoutStyles[layout] ?? ''}`}>
          <SectionHead id="areas-heading" heading={areasHeading} lead={areasLead} />
          {layout === 'marks' && <AnnotatedParagraph />}
          <ol role="list" className={styles.areas}>
            {areas.map((area, index) => {
              const group = groupOf(area, subject);
              const before = areas[index - 1];
              const first = group !== undefined && (!before || groupOf(before, subject) !== group);
              return (
                <li
                  key={area.title}
                  className={first ? styles.first : undefined}
                  data-dated={area.since && ''}
                >
                  {layout === 'numbers' && <p className={styles.group}>{first && group}</p>}
                  <Area subject={subject} area={area} index={index} />
                </li>
              );
            })}
          </ol>
        </div>
      </Board>
    </Section>
  );
}
