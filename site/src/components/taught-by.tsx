import type { Teacher } from '../model/teacher.ts';
import { Face } from './face.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './taught-by.module.css';

interface TaughtByProps {
  teachers: readonly Teacher[];
  className?: string | undefined;
}

/** At most two teachers of a course, each with a link to the card on the team's page; nothing without any. */
export function TaughtBy({ teachers, className = '' }: TaughtByProps) {
  const shown = teachers.slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={`${styles.teachers} ${className}`}>
      {shown.map((teacher) => (
        <li key={teacher.id}>
          <Face teacher={teacher} sizes="56px" />
          <SiteLink to={`/meet-our-teachers#${teacher.id}`}>{teacher.name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
