import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import { reviewsBy, type Review } from '../../lib/testimonials.ts';
import type { PageOf } from '../../model/page.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { ParentExperiences } from './parent-experiences.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import type { SectionHeadText } from '../../model/text.ts';
import { Quote } from '../../components/quote.tsx';
import styles from './testimonials-page.module.css';

function StudentPerspectives({ head, reviews }: { head: SectionHeadText; reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section id="students" labelledBy="students-heading" surface="muted" {...head}>
      <ul role="list" className={styles.voices}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Quote review={review} featured />
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
      <Hero {...page} actions={<ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>} />
      <ParentExperiences labels={page.parents} reviews={reviewsBy('Parent', testimonials)} />
      <StudentPerspectives head={page.students} reviews={reviewsBy('Student', testimonials)} />
      {testimonials.some(({ isVideo }) => isVideo) && (
        <Section id="videos" labelledBy="videos-heading" {...page.videos} className={styles.videos}>
          {videos}
        </Section>
      )}
      {site.settings.reviews && (
        <Section labelledBy="reviews">
          <div className={styles.card}>
            <div>
              <h2 id="reviews">{page.reviews.heading}</h2>
              <p>{page.reviews.lead}</p>
            </div>
            {widget ?? (
              <ButtonLink to="setting:reviewSite" variant="outlined" newTab>
                {page.reviews.linkLabel}
              </ButtonLink>
            )}
          </div>
        </Section>
      )}
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
