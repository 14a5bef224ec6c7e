import type { HeadedList } from '../../model/text.ts';
import { Section } from '../../components/section.tsx';
import styles from './program-overview.module.css';

interface ProgramOverviewProps {
  heading: string;
  lead: string;
  lists: readonly HeadedList[];
}

/** What can be studied and how sessions are, as two ruled lists in one frame. */
export function ProgramOverview({ heading, lead, lists }: ProgramOverviewProps) {
  return (
    <Section labelledBy="overview" surface="muted" heading={heading} lead={lead}>
      <div className={styles.frame}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ul role="list">
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
