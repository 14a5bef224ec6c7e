import type { ReactNode } from 'react';
import { calledName, withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import { filterValues, type Specialties } from './specialties.ts';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { Choice } from '../../components/radio-pills.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { Face, FacePlate } from '../../components/face.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { TeacherCard } from './teacher-card.tsx';
import styles from './meet-our-teachers-page.module.css';

type Page = PageOf<'meet-our-teachers'>;

/** The first cell of the grid: heading, lead, the link to book a call, who takes it, and four figures. */
function Headline({ page, founder }: { page: Page; founder: Teacher | undefined }) {
  const { heading, lead, stats, closing } = page;
  return (
    <div className={styles.headline}>
      <h1>{withoutMarks(heading)}</h1>
      <p>{lead}</p>
      <ButtonLink to="/free-consultation" variant="highlighter">
        {closing.button}
      </ButtonLink>
      <FounderCallLine founder={founder} />
      <dl className={styles.stats}>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The last cell of the grid, which fills its row: the offer to suggest a teacher, with the portrait of a team's founder. */
function Closing({ closing, founder }: { closing: Page['closing']; founder: Teacher | undefined }) {
  return (
    <section id="closing" aria-labelledby="closing-heading" className={styles.closing}>
      <div className={styles.closingContent}>
        <div className={styles.question}>
          <h2 id="closing-heading">{closing.heading}</h2>
          <p>{closing.lead}</p>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
        </div>
        {founder && (
          <div className={styles.founder} aria-hidden="true">
            <FacePlate teacher={founder} sizes="400px" className={styles.plate} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The portraits of the teachers that the filter hides; each links to the teacher's card on the unfiltered page. */
function Others({ label, teachers }: { label: string; teachers: readonly Teacher[] }) {
  return (
    <nav aria-labelledby="others-heading" className={styles.others}>
      <p id="others-heading">{label}</p>
      <ul role="list" tabIndex={0} aria-labelledby="others-heading">
        {teachers.map((teacher) => (
          <li key={teacher.id} data-teaches={filterValues(teacher).join(' ')}>
            <a href={`/meet-our-teachers#${teacher.id}`} aria-label={teacher.name}>
              <span aria-hidden="true">
                <Face teacher={teacher} sizes="96px" className={styles.head} />
              </span>
              {calledName(teacher)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NobodyStyleProps {
  teachers: readonly Teacher[];
  specialties: readonly Choice[];
  grades: readonly Choice[];
}

/** For the head of the page: the rules that show the remark for each specialty and grade that no teacher has both of. */
export function NobodyStyle({ teachers, specialties, grades }: NobodyStyleProps) {
  const hasBoth = (wanted: readonly string[]) =>
    teachers.some((teacher) => wanted.every((value) => filterValues(teacher).includes(value)));
  const pairs = specialties
    .slice(1)
    .flatMap((one) => grades.slice(1).map((other) => [one.value, other.value]));
  const selectors = pairs
    .filter((pair) => !hasBoth(pair))
    .map((pair) => pair.map((value) => `:has([value='${value}']:checked)`).join(''));
  return (
    selectors.length > 0 && (
      <style>{`@layer pages{[data-chooses]:is(${selectors.join(',')})~[data-nobody]{display:block}}`}</style>
    )
  );
}

interface MeetOurTeachersPageProps {
  site: Site;
  page: Page;
  /** The teachers in display order. */
  teachers: readonly Teacher[];
  tags: Specialties;
  filter?: ReactNode;
}

/**
 * /meet-our-teachers: a grid as wide as the window with the headline, the teachers and the closing as cells. The cards
 * are static HTML outside the filter's island, because an island's props are sent a second time. CSS rules in the head
 * show and hide them by the chosen radio button, with or without JavaScript.
 */
export function MeetOurTeachersPage({ site, page, teachers, tags, filter }: MeetOurTeachersPageProps) {
  const founder = teachers.find((teacher) => teacher.founder);
  return (
    <SiteLayout site={site}>
      <section id="teachers" aria-label={page.listLabel} className={styles.section}>
        <div className={styles.wall}>
          <Headline page={page} founder={founder} />
          {/* Where the filter sticks to the top of the window, it leaves with the last teacher. */}
          <div className={styles.filtered}>
            {teachers.length > 1 && (
              <div data-chooses="specialty grade" className={styles.filter}>
                {filter}
              </div>
            )}
            <ul role="list" className={styles.cards}>
              {teachers.map((teacher) => (
                <li key={teacher.id} id={teacher.id} data-specialties={filterValues(teacher).join(' ')}>
                  <TeacherCard teacher={teacher} tags={tags} labels={page.card} />
                </li>
              ))}
            </ul>
            <p data-nobody="" className={styles.nobody}>
              {page.filter.nobody}
            </p>
            {teachers.length > 1 && <Others label={page.filter.others} teachers={teachers} />}
          </div>
          <Closing closing={page.closing} founder={teachers.length > 1 ? founder : undefined} />
        </div>
      </section>
    </SiteLayout>
  );
}
