import type { Site } from '../../lib/site-context.tsx';
import type { Crumb } from '../../seo/structured-data.ts';
import type { Subject } from '../../model/subject.ts';
import { CourseAreas } from './course-areas.tsx';
import { Breadcrumb } from '../../components/sections/breadcrumbs.tsx';
import { IllustrationBoard } from '../../components/sections/illustration-board.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SharedLayout } from '../../layouts/site-layout.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { SubjectClosing } from './subject-closing.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import type { Ground } from '../../components/section.tsx';
import { Tone } from '../../components/accent.tsx';

interface SubjectPageProps {
  site: Site;
  subject: Subject;
  /** The pages above it, and itself. */
  trail: readonly Crumb[];
}

/** The course areas stand on the board, so the blocks after them begin on paper. */
function groundAt(index: number): Ground {
  return index % 2 === 0 ? 'paper' : 'board';
}

/** The page of one subject: its areas, the blocks it has, and three ways on. */
export function SubjectPage({ site, subject, trail }: SubjectPageProps) {
  const { page } = subject;
  const [booking] = page.closing.links;
  return (
    <SharedLayout site={site}>
      <Tone color={subject.color}>
        <Hero
          ground="tone"
          heading={page.heading}
          lead={page.lead}
          side={<IllustrationBoard name={page.drawing} title={subject.title} />}
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
