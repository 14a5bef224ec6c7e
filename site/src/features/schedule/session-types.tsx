import type { SessionType } from '../../model/session-type.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { CheckList } from '../../components/check-list.tsx';
import { Section } from '../../components/section.tsx';
import { UnavailableButton } from '../../components/unavailable-button.tsx';
import styles from './session-types.module.css';

interface SessionTypesProps {
  head: SectionHeadText;
  types: readonly SessionType[];
  selectLabel: string;
  /** The id of the text that says where a session is really booked. */
  noticeId: string;
}

/** The three kinds of session beside each other; none can be chosen here yet. */
export function SessionTypes({ head, types, selectLabel, noticeId }: SessionTypesProps) {
  return (
    <Section labelledBy="types" {...head}>
      <ul role="list" className={styles.types}>
        {types.map((type) => (
          <li key={type.id}>
            <p className={styles.duration}>{type.duration}</p>
            <h3>{type.title}</h3>
            <p>{type.description}</p>
            <CheckList items={type.features} />
            <p className={styles.select}>
              <UnavailableButton label={selectLabel} about={`(${type.title})`} describedBy={noticeId} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
