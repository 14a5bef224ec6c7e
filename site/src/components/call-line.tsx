import { licensedGrades } from '../lib/teachers-of.ts';
import type { Teacher } from '../model/teacher.ts';
import { formatMessage } from '../lib/format.ts';
import { useSite } from '../lib/site-context.tsx';
import { Face } from './face.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './call-line.module.css';

interface CallLineProps {
  /** The teachers who may take the call. */
  teachers: readonly Teacher[];
  text: string;
  /** A link target on the same page that states the price; by default, the target of `costLink`. */
  costs?: string;
}

/**
 * Up to three portraits, which grade-in-links.ts chooses where the page has a choice of grades, a text about the free call, and a link
 * to the prices, for below a page's first button.
 */
export function CallLine({ teachers, text, costs }: CallLineProps) {
  const { costLink } = useSite().labels.subjects;
  if (teachers.length === 0) return null;
  return (
    <div className={styles.call}>
      <div className={styles.faces}>
        {teachers.map((teacher) => (
          <span key={teacher.id} data-licensed={licensedGrades(teacher).join(' ')}>
            <Face teacher={teacher} sizes="48px" />
          </span>
        ))}
      </div>
      <p>
        {text} <SiteLink to={costs ?? costLink.to}>{costLink.label}</SiteLink>
      </p>
    </div>
  );
}

interface FounderCallLineProps {
  founder: Teacher | undefined;
  /** Whether the page's subject has only one teacher, so that the text doesn't offer to suggest one. */
  alone?: boolean;
}

/** A CallLine for a call that the founder takes; nothing without a founder. */
export function FounderCallLine({ founder, alone = false }: FounderCallLineProps) {
  const { call, callAlone } = useSite().labels.subjects;
  const text = alone ? callAlone : call;
  return founder && <CallLine teachers={[founder]} text={formatMessage(text, { name: founder.name })} />;
}
