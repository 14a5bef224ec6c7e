import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import { reviewsBy } from './testimonial-lists.ts';
import type { PageOf } from '../../model/page.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { ParentExperiences } from './parent-experiences.tsx';
import { ReviewSite } from './review-site.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { StudentPerspectives } from './student-perspectives.tsx';
import { VideoTestimonials } from './video-testimonials.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

interface TestimonialsScreenProps {
  site: Site;
  page: PageOf<'testimonials'>;
  testimonials: readonly Testimonial[];
  videos?: ReactNode;
  /** The review site's widget. */
  widget?: ReactNode;
}

/** /testimonials: parents, students, videos, the review site, and the way to the consultation. */
export function TestimonialsScreen(props: TestimonialsScreenProps) {
  const { site, page, testimonials, videos, widget } = props;
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<DrawnBoard name={page.drawing} />}
        actions={<ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>}
      />
      <ParentExperiences words={page.parents} reviews={reviewsBy('Parent', testimonials)} />
      <StudentPerspectives head={page.students} reviews={reviewsBy('Student', testimonials)} />
      {testimonials.some(({ isVideo }) => isVideo) && (
        <VideoTestimonials head={page.videos}>{videos}</VideoTestimonials>
      )}
      <ReviewSite {...page.reviews} widget={widget} />
      <ClosingCall {...page.closing} to="/free-consultation" />
    </SharedLayout>
  );
}
