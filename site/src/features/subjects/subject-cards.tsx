import { Icon } from '../../illustrations/icon.tsx';
import { formatMessage } from '../../lib/format-message.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { Subject } from '../../model/subject.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { InlineList } from '../../components/inline-list.tsx';
import { Card } from '../../components/card.tsx';
import { Section } from '../../components/section.tsx';
import { Tile } from '../../components/icon-tile.tsx';
import styles from './subject-cards.module.css';

function SubjectCard({ subject }: { subject: Subject }) {
  const { labels } = useSite();
  return (
    <Card color={subject.color}>
      <div className={styles.title}>
        <Tile color={subject.color}>
          <Icon name={subject.icon} />
        </Tile>
        <h3>{subject.title}</h3>
      </div>
      <p className={styles.description}>{subject.description}</p>
      <p className={styles.areas}>
        <InlineList names={subject.page.areas.map((area) => area.title)} />
      </p>
      <ArrowLink
        to={subject.page.address}
        label={formatMessage(labels.subjects.explore, { subject: subject.shortName })}
        color={subject.color}
      />
    </Card>
  );
}

/** The four subjects, each in its marker's color, with what is taught in it. */
export function SubjectCards({ heading, subjects }: { heading: string; subjects: readonly Subject[] }) {
  return (
    <Section id="subjects" labelledBy="subjects-heading" heading={heading}>
      <ul role="list" className={styles.cards}>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <SubjectCard subject={subject} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
