import type { ReactNode } from 'react';
import type { PageOf } from '../../model/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './review-site.module.css';

type ReviewSiteProps = Omit<PageOf<'testimonials'>['reviews'], 'widgetLink'> & { widget?: ReactNode };

/** Reviews that another company keeps: a plain link, and that company's widget beside it. */
export function ReviewSite({ heading, lead, linkLabel, widget }: ReviewSiteProps) {
  return (
    <Section labelledBy="reviews-heading" ground="paper" className={styles.reviews}>
      <div>
        <SectionHead id="reviews-heading" heading={heading} lead={lead} />
        <ButtonLink to="setting:reviewSite" look="outlined" newTab>
          {linkLabel}
        </ButtonLink>
      </div>
      <div>{widget}</div>
    </Section>
  );
}
