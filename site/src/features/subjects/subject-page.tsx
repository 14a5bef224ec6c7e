import type { WithReview } from '../../lib/testimonials.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { Crumb } from '../../seo/structured-data.ts';
import type { Subject } from '../../model/subject.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { Detail } from '../../illustrations/detail.tsx';
import { CourseAreas } from './course-areas.tsx';
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { TeacherStrip } from '../../scheduling/teacher-strip.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { Call } from '../../components/sections/cta-banner.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Quote } from '../../components/quote.tsx';
import { Section, type Surface } from '../../components/section.tsx';

interface SubjectPageProps {
  site: Site;
  subject: WithReview<WithTeachers<Subject>>;
  /** The pages above it, and itself. */
  trail: readonly Crumb[];
}

/** Alternates the backgrounds of the blocks, starting with the muted one. */
function surfaceAt(index: number): Surface {
  return index % 2 === 0 ? 'muted' : 'default';
}

/** The page of one subject: its areas, the blocks it has, and three ways on. */
export function SubjectPage({ site, subject, trail }: SubjectPageProps) {
  const { page, review } = subject;
  const [booking] = page.closing.links;
  return (
    <SiteLayout site={site}>
      <div data-accent={subject.color}>
        <Hero
          {...page}
          surface="accent"
          above={<Breadcrumbs links={trail} />}
          actions={booking && <ButtonLink to={booking.to}>{booking.label}</ButtonLink>}
        >
          <TeacherStrip teachers={subject.teachers} />
        </Hero>
        <CourseAreas subject={subject} />
        {page.blocks.map((block, index) => (
          <SubjectBlockSection
            key={block.heading}
            block={block}
            drawing={subject.consultation.drawing}
            id={`block-${index + 1}`}
            surface={surfaceAt(index)}
          />
        ))}
        {review && (
          <Section surface={surfaceAt(page.blocks.length)}>
            <Quote review={review} featured />
          </Section>
        )}
        <Call
          id="closing"
          {...page.closing}
          band="accent"
          drawing={<Detail name={`line-${subject.icon}`} />}
          surface={surfaceAt(page.blocks.length)}
        >
          {page.closing.links.map((link, index) => (
            <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'outlined'}>
              {link.label}
            </ButtonLink>
          ))}
        </Call>
      </div>
    </SiteLayout>
  );
}
