import type { ReactNode } from 'react';
import { formatMessage, withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import { reviewsBy } from '../../lib/testimonials.ts';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { FacePlate } from '../../components/face.tsx';
import { Reading, Reference } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { ParentExperiences } from './parent-experiences.tsx';
import { StudentPerspectives } from './student-perspectives.tsx';
import { TrustReviews } from './trust-reviews.tsx';
import styles from './testimonials-page.module.css';

/** The text of the link to the review site: "Read our reviews on reviews.example.com". */
const reviewLink = (label: string, address: string): string =>
  formatMessage(label, { site: new URL(address).hostname.replace(/^www\./, '') });

interface TestimonialsPageProps {
  site: Site;
  page: PageOf<'testimonials'>;
  testimonials: readonly Testimonial[];
  founder: Teacher | undefined;
  videos?: ReactNode;
}

/** /testimonials: reviews of parents and students, videos, the review site, and the link to book a call. */
export function TestimonialsPage(props: TestimonialsPageProps) {
  const { site, page, testimonials, founder, videos } = props;
  const { reviews } = site.settings;
  const { closing } = page;
  const parentReviews = reviewsBy('Parent', testimonials);
  const reviewSite = reviews && (
    <SiteLink to="setting:reviewSite" newTab className={styles.link}>
      {reviewLink(page.reviews.linkLabel, reviews.site)}
    </SiteLink>
  );
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.hero}`}>
        <h1>{withoutMarks(page.heading)}</h1>
        <p className="lead">{page.lead}</p>
        <div>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
          <FounderCallLine founder={founder} />
        </div>
      </div>
      <ParentExperiences
        labels={page.parents}
        reviews={parentReviews}
        link={
          reviews && (
            <SiteLink to="setting:reviewSite" newTab>
              {reviewLink(page.reviews.linkLabel, reviews.site)}
            </SiteLink>
          )
        }
      />
      <StudentPerspectives head={page.students} reviews={reviewsBy('Student', testimonials)} />
      {testimonials.some(({ isVideo }) => isVideo) && (
        <Reading id="videos" labelledBy="videos-heading" {...page.videos} className={styles.videos}>
          <div className={styles.list}>{videos}</div>
        </Reading>
      )}
      {reviews && (
        <Reference labelledBy="reviews" className={styles.reviews}>
          <div>
            <h2 id="reviews">{page.reviews.heading}</h2>
            <p>{page.reviews.lead}</p>
          </div>
          <div className={styles.slot}>
            {reviews.widget ? (
              <TrustReviews widget={reviews.widget} parentReviews={parentReviews.length}>
                {reviewSite}
              </TrustReviews>
            ) : (
              reviewSite
            )}
          </div>
        </Reference>
      )}
      <Reading id="closing" labelledBy="closing-heading" className={styles.closing}>
        <h2 id="closing-heading">{closing.heading}</h2>
        <div>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
          <p>{closing.lead}</p>
        </div>
        {founder && <FacePlate teacher={founder} sizes="300px" className={styles.plate} />}
      </Reading>
    </SiteLayout>
  );
}
