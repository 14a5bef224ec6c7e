import type { ReactNode } from 'react';
import { formatMessage } from '../lib/format.ts';
import { useSite } from '../lib/site-context.tsx';
import type { Subject } from '../model/subject.ts';
import { Detail } from '../illustrations/detail.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { InlineList } from './inline-list.tsx';
import styles from './subject-card.module.css';

interface SubjectCardProps {
  subject: Subject;
  /** Below a heading of the second level, the card has its areas; below one of the third, it is short. */
  level: 'h3' | 'h4';
  /** In the card's corner: its teachers. */
  children?: ReactNode;
}

/** A subject in its marker's color, with the way to its page. */
export function SubjectCard({ subject, level: Title, children }: SubjectCardProps) {
  const { labels } = useSite();
  const { color, icon, title, description, page } = subject;
  return (
    <div className={styles.card} data-accent={color}>
      {Title === 'h3' && <Detail name={`line-${icon}`} className={styles.line} />}
      <Title>{title}</Title>
      <p className={styles.description}>{description}</p>
      {Title === 'h3' && (
        <p className={styles.areas}>
          <InlineList names={page.areas.map((area) => area.title)} />
        </p>
      )}
      {children && <div className={styles.corner}>{children}</div>}
      <ArrowLink
        to={page.address}
        label={formatMessage(labels.subjects.explore, { subject: subject.shortName })}
        color={color}
      />
    </div>
  );
}
