import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { SpecialtyNames } from './specialties.ts';
import type { PageOf } from '../../model/page.ts';
import type { ShownPicture } from '../../model/picture.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { Figures } from '../../blocks/figures.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { Section } from '../../ui/section.tsx';
import { TeacherList } from './teacher-list.tsx';

interface MeetOurTeachersScreenProps {
  site: Site;
  page: PageOf<'meet-our-teachers'>;
  /** In the order in which they are shown. */
  teachers: readonly Teacher[];
  /** Photographs by the ids of those who have one. */
  photos: Readonly<Record<string, ShownPicture>>;
  names: SpecialtyNames;
  filter?: ReactNode;
}

/** /meet-our-teachers: four figures, the team, and the way to the consultation. */
export function MeetOurTeachersScreen(props: MeetOurTeachersScreenProps) {
  const { site, page, filter, ...team } = props;
  return (
    <SharedLayout site={site}>
      <Hero heading={page.heading} lead={page.lead} side={<DrawnBoard name={page.drawing} />} brief />
      <Section>
        <Figures figures={page.stats} look="framed" />
      </Section>
      <TeacherList head={page.listHead} {...team} words={page.card} filter={filter} />
      <ClosingCall {...page.closing} to="/free-consultation" />
    </SharedLayout>
  );
}
