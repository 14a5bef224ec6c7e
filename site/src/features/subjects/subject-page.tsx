import type { ReactNode } from 'react';
import type { Review } from '../../lib/testimonials.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { Crumb } from '../../seo/structured-data.ts';
import type { Subject } from '../../model/subject.ts';
import { Detail } from '../../illustrations/detail.tsx';
import { CourseAreas } from './course-areas.tsx';
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SubjectBlockSection } from './subject-blocks.tsx';
import { Call } from '../../components/sections/cta-banner.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Quote } from '../../components/quote.tsx';
import { Section, type Surface } from '../../components/section.tsx';

interface SubjectPageProps {
  site: Site;
  subject: Subject;
  /** The pages above it, and itself. */
  trail: readonly Crumb[];
  /** The testimonial that the content names, if it does. */
  review: Review | undefined;
  /** The teachers of the subject. */
  people?: ReactNode;
}

/** Alternates the backgrounds of the blocks, starting with the muted one. */
function surfaceAt(index: number): Surface {
  return index % 2 === 0 ? 'muted' : 'default';
}

/** The page of one subject: its areas, the blocks it has, and three ways on. */
export function SubjectPage({ site, subject, trail, review, people }: SubjectPageProps) {
  const { page } = subject;
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
          {people}
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
