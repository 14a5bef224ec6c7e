import type { Teacher } from '../model/teacher.ts';
import { formatMessage } from '../lib/format.ts';
import { useSite } from '../lib/site-context.tsx';
import { Face } from './face.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './call-line.module.css';

interface CallLineProps {
  /** Those who may answer the call. */
  teachers: readonly Teacher[];
  text: string;
  /** Where the page itself says what a session costs; left out, the link leads to the page that does. */
  costs?: string;
}

/** Below a page's first button: who answers the call, what it is, and the way to what a session costs. */
export function CallLine({ teachers, text, costs }: CallLineProps) {
  const { costLink } = useSite().labels.subjects;
  if (teachers.length === 0) return null;
  return (
    <div className={styles.call}>
      <div className={styles.faces}>
        {teachers.slice(0, 3).map((teacher) => (
          <Face key={teacher.id} teacher={teacher} sizes="48px" />
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
  /** Whether the page's subject has one teacher, so that there is nobody to suggest. */
  alone?: boolean;
}

/** The same where the founder takes the call. */
export function FounderCallLine({ founder, alone = false }: FounderCallLineProps) {
  const { call, callAlone } = useSite().labels.subjects;
  const text = alone ? callAlone : call;
  return founder && <CallLine teachers={[founder]} text={formatMessage(text, { name: founder.name })} />;
}
