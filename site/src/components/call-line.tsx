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

/** The same where the founder takes the call. */
export function FounderCallLine({ founder }: { founder: Teacher | undefined }) {
  const { call } = useSite().labels.subjects;
  return founder && <CallLine teachers={[founder]} text={formatMessage(call, { name: founder.name })} />;
}
