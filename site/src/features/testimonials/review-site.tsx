import type { ReactNode } from 'react';
import type { PageOf } from '../../model/page.ts';
import { useSite } from '../../lib/site-context.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import styles from './review-site.module.css';

type ReviewSiteProps = Omit<PageOf<'testimonials'>['reviews'], 'widgetLink'> & { widget?: ReactNode };

/** Reviews that another company keeps: a plain link, and that company's widget beside it. Without such a place, nothing. */
export function ReviewSite({ heading, lead, linkLabel, widget }: ReviewSiteProps) {
  if (!useSite().settings.reviews) return null;
  return (
    <Section labelledBy="reviews-heading" surface="muted" className={styles.reviews}>
      <div>
        <SectionHead id="reviews-heading" heading={heading} lead={lead} />
        <ButtonLink to="setting:reviewSite" variant="outlined" newTab>
          {linkLabel}
        </ButtonLink>
      </div>
      <div>{widget}</div>
    </Section>
  );
}
