import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import { reviewsBy } from './testimonial-lists.ts';
import type { PageOf } from '../../model/page.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { ParentExperiences } from './parent-experiences.tsx';
import { Section } from '../../components/section.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { StudentPerspectives } from './student-perspectives.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import styles from './video-testimonials.module.css';

interface TestimonialsPageProps {
  site: Site;
  page: PageOf<'testimonials'>;
  testimonials: readonly Testimonial[];
  videos?: ReactNode;
  /** The review site's widget. */
  widget?: ReactNode;
}

/** /testimonials: parents, students, videos, the review site, and the way to the consultation. */
export function TestimonialsPage(props: TestimonialsPageProps) {
  const { site, page, testimonials, videos, widget } = props;
  return (
    <SiteLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        drawing={page.drawing}
        actions={<ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>}
      />
      <ParentExperiences labels={page.parents} reviews={reviewsBy('Parent', testimonials)} />
      <StudentPerspectives head={page.students} reviews={reviewsBy('Student', testimonials)} />
      {testimonials.some(({ isVideo }) => isVideo) && (
        <Section id="videos" labelledBy="videos-heading" {...page.videos} className={styles.videos}>
          {videos}
        </Section>
      )}
      {site.settings.reviews && (
        <SplitSection
          id="reviews"
          heading={page.reviews.heading}
          lead={page.reviews.lead}
          surface="muted"
          aside={
            <ButtonLink to="setting:reviewSite" variant="outlined" newTab>
              {page.reviews.linkLabel}
            </ButtonLink>
          }
        >
          {widget}
        </SplitSection>
      )}
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
