import { truncateBio, type Specialties } from './specialties.ts';
import type { Teacher } from '../../model/teacher.ts';
import { calledName, formatMessage, typeset } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import { FacePlate } from '../../components/face.tsx';
import { DetailsToggle } from '../../components/details-toggle.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { topicLink } from '../../scheduling/booking-topic.ts';
import styles from './teacher-card.module.css';

type TeacherCardLabels = PageOf<'meet-our-teachers'>['card'];

/**
 * A bio, cut when it is long. The whole text is in a `<details>`, which opens without a script; all of them share one
 * name, so that opening one closes another. The cut text goes away while its own is open.
 */
function TeacherBio({ teacher, labels }: { teacher: Teacher; labels: TeacherCardLabels }) {
  const { name, bio } = teacher;
  const cut = truncateBio(bio);
  if (cut === null) return <p className={styles.bio}>{bio}</p>;
  return (
    <div className={styles.bio}>
      <p className={styles.cut}>
        {cut.slice(0, -1).replace(/ $/, '\u00A0')}
        <span className={styles.ellipsis}>…</span>
      </p>
      <details name="bio">
        <DetailsToggle
          more={labels.more}
          less={labels.less}
          about={formatMessage(labels.about, { name })}
          variant="text"
        />
        <p>{bio}</p>
      </details>
    </div>
  );
}

/** The state and number of a license, linked to the state's register if the content has its URL. */
function LicenseNumber({ license, label }: { license: NonNullable<Teacher['license']>; label: string }) {
  const { state, number, register } = license;
  const text = formatMessage(label, { state, number });
  return (
    <p className={styles.license}>
      {register ? (
        <SiteLink to={register} newTab>
          {text}
        </SiteLink>
      ) : (
        text
      )}
    </p>
  );
}

interface TeacherCardProps {
  teacher: Teacher;
  tags: Specialties;
  labels: TeacherCardLabels;
}

export function TeacherCard({ teacher, tags, labels }: TeacherCardProps) {
  const { id, name, founder, credentials, license, specialties } = teacher;
  const heading = `${id}-heading`;
  return (
    <article
      aria-labelledby={heading}
      className={styles.card}
      data-accent={tags[specialties[0] ?? '']?.color}
    >
      <FacePlate
        teacher={teacher}
        sizes="(min-width: 1640px) 13vw, (min-width: 1280px) 17vw, (min-width: 1024px) 25vw, (min-width: 700px) 34vw, 152px"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 id={heading}>{name}</h2>
        <ul role="list" aria-label={formatMessage(labels.teaches, { name })} className={styles.tags}>
          {specialties
            .filter((specialty) => tags[specialty])
            .map((specialty) => (
              <li key={specialty} data-accent={tags[specialty]?.color}>
                {tags[specialty]?.label}
              </li>
            ))}
        </ul>
        <div className={styles.credentials}>
          <p>
            {founder && <strong>{labels.founder} · </strong>}
            {typeset(credentials)}
          </p>
          {license && <LicenseNumber license={license} label={labels.license} />}
        </div>
        <TeacherBio teacher={teacher} labels={labels} />
        <SiteLink to={topicLink('/free-consultation', name)} className={styles.ask}>
          {formatMessage(labels.ask, { name: calledName(teacher) })}
        </SiteLink>
      </div>
    </article>
  );
}
