import type { Site } from '../../lib/site-context.tsx';
import type { TrailStep } from '../../lib/structured-data.ts';
import type { Subject } from '../../model/subject.ts';
import { CourseAreas } from './course-areas.tsx';
import { Breadcrumb } from '../../blocks/breadcrumb.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { SubjectClosing } from './subject-closing.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Ground } from '../../ui/section.tsx';
import { Tone } from '../../ui/tone.tsx';

interface SubjectScreenProps {
  site: Site;
  subject: Subject;
  /** The pages above it, and itself. */
  trail: readonly TrailStep[];
}

/** The course areas stand on the board, so the blocks after them begin on paper. */
function groundAt(index: number): Ground {
  return index % 2 === 0 ? 'paper' : 'board';
}

/** The page of one subject: its areas, the blocks it has, and three ways on. */
export function SubjectScreen({ site, subject, trail }: SubjectScreenProps) {
  const { page } = subject;
  const [booking] = page.closing.links;
  return (
    <SharedLayout site={site}>
      <Tone color={subject.color}>
        <Hero
          heading={page.heading}
          lead={page.lead}
          side={<DrawnBoard name={page.drawing} title={subject.title} />}
          above={<Breadcrumb links={trail} />}
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
