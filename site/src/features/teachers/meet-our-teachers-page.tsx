import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { SpecialtyNames } from './specialties.ts';
import type { PageOf } from '../../model/page.ts';
import type { ResponsiveImageSource } from '../../model/picture.ts';
import type { Teacher } from '../../model/teacher.ts';
import { BoardHero } from '../../components/sections/board-hero.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ClassPhoto } from './class-photo.tsx';
import { TeacherList } from './teacher-list.tsx';

interface MeetOurTeachersPageProps {
  site: Site;
  page: PageOf<'meet-our-teachers'>;
  /** In the order in which they are shown. */
  teachers: readonly Teacher[];
  /** Photographs by the ids of those who have one. */
  photos: Readonly<Record<string, ResponsiveImageSource>>;
  names: SpecialtyNames;
  filter?: ReactNode;
}

/** /meet-our-teachers: four figures, the team, and the way to the consultation. */
export function MeetOurTeachersPage(props: MeetOurTeachersPageProps) {
  const { site, page, filter, ...team } = props;
  return (
    <SiteLayout site={site}>
      <BoardHero heading={page.heading} lead={page.lead}>
        <ClassPhoto teachers={team.teachers} photos={team.photos} label={page.listHead.heading} />
        <Stats figures={page.stats} variant="small" />
      </BoardHero>
      <TeacherList head={page.listHead} {...team} labels={page.card} filter={filter} />
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
