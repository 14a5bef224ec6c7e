import type { ReactNode } from 'react';
import { withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import styles from './faq-page.module.css';

interface FaqPageProps {
  site: Site;
  page: PageOf<'faq'>;
  /** The questions with their filters. */
  browser?: ReactNode;
}

/** /faq: the questions, prices, and a link to the contact page. */
export function FaqPage({ site, page, browser }: FaqPageProps) {
  const { heading, lead, button } = page.closing;
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.page}`}>
        <h1>{withoutMarks(page.heading)}</h1>
        {browser}
      </div>
      <Prices />
      <section aria-labelledby="closing" className="container">
        <div className={styles.closing}>
          <h2 id="closing">{heading}</h2>
          <p>{lead}</p>
          <ButtonLink to="/contact-us" variant="outlined">
            {button}
          </ButtonLink>
        </div>
      </section>
    </SiteLayout>
  );
}
