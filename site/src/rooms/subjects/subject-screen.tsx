import type { Site } from '../../lib/site-context.tsx';
import type { Subject } from '../../model/subject.ts';
import type { RoutePath } from '../../model/routes.ts';
import { CourseAreas } from './course-areas.tsx';
import { PageHero } from '../../blocks/page-hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { SubjectClosing } from './subject-closing.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Ground } from '../../ui/section.tsx';
import { Tone } from '../../ui/tone.tsx';

interface SubjectScreenProps {
  site: Site;
  /** The page's own address, which may be an alias. */
  path: RoutePath;
  subject: Subject;
}

/** The course areas stand on the board, so the blocks after them begin on paper. */
function groundAt(index: number): Ground {
  return index % 2 === 0 ? 'paper' : 'board';
}

/** The page of one subject: its areas, the blocks it has, and three ways on. */
export function SubjectScreen({ site, path, subject }: SubjectScreenProps) {
  const { page } = subject;
  const [booking] = page.closing.links;
  return (
    <SharedLayout site={site}>
      <Tone color={subject.color}>
        <PageHero
          heading={page.heading}
          lead={page.lead}
          drawing={page.drawing}
          boardTitle={subject.title}
          breadcrumb={[
            { label: site.words.subjects.overview, to: '/subjects' },
            { label: subject.title, to: path },
          ]}
          actions={booking && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
        />
        <CourseAreas subject={subject} />
        {page.blocks.map((block, index) => (
          <SubjectBlockSection
            key={block.heading}
            block={block}
            id={`block-${index + 1}`}
            ground={groundAt(index)}
          />
        ))}
        <SubjectClosing closing={page.closing} ground={groundAt(page.blocks.length)} />
      </Tone>
    </SharedLayout>
  );
}
