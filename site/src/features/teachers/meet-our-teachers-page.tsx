import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { SpecialtyNames } from './specialties.ts';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import { BoardHero } from '../../components/sections/board-hero.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ClassPhoto } from './class-photo.tsx';
import type { SectionHeadText } from '../../model/text.ts';
import { Section } from '../../components/section.tsx';
import { TeacherCard, type TeacherCardLabels } from './teacher-card.tsx';
import styles from './teacher-list.module.css';

interface TeacherListProps {
  head: SectionHeadText;
  /** In the order in which they are shown. */
  teachers: readonly Teacher[];
  names: SpecialtyNames;
  labels: TeacherCardLabels;
  /** The island that filters by specialty. */
  filter?: ReactNode;
}

/**
 * The team. The cards are static HTML outside the filter's island, because an island's props are sent a second time.
 * CSS rules in the head show and hide them by the chosen radio button, with or without JavaScript.
 */
function TeacherList({ head, teachers, names, labels, filter }: TeacherListProps) {
  return (
    <Section id="teachers" labelledBy="teachers-heading" {...head}>
      {filter && <div data-chooses="specialty">{filter}</div>}
      <ul role="list" className={styles.list}>
        {teachers.map((teacher) => (
          <li key={teacher.id} id={teacher.id} data-specialties={teacher.specialties.join(' ')}>
            <TeacherCard teacher={teacher} names={names} labels={labels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MeetOurTeachersPageProps extends Omit<TeacherListProps, 'head' | 'labels'> {
  site: Site;
  page: PageOf<'meet-our-teachers'>;
}

/** /meet-our-teachers: four figures, the team, and the way to the consultation. */
export function MeetOurTeachersPage(props: MeetOurTeachersPageProps) {
  const { site, page, ...team } = props;
  return (
    <SiteLayout site={site}>
      <BoardHero {...page} actions={<ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>}>
        <ClassPhoto teachers={team.teachers} label={page.listHead.heading} />
        <Stats figures={page.stats} variant="small" />
      </BoardHero>
      <TeacherList head={page.listHead} {...team} labels={page.card} />
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
