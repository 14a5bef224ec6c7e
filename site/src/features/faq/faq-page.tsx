import type { ReactNode } from 'react';
import { typeset, withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Face } from '../../components/face.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import styles from './faq-page.module.css';

interface FaqPageProps {
  site: Site;
  page: PageOf<'faq'>;
  founder: Teacher | undefined;
  /** The questions with their filters. */
  browser?: ReactNode;
}

/** /faq: the questions, prices, and links to the contact page and to book a call. */
export function FaqPage({ site, page, founder, browser }: FaqPageProps) {
  const { heading, lead, button } = page.closing;
  return (
    <SiteLayout site={site}>
      <div className={styles.hero}>
        <h1 className="container">{withoutMarks(page.heading)}</h1>
      </div>
      <div className={`container chat-corner ${styles.page}`}>{browser}</div>
      <Prices />
      <section aria-labelledby="closing" className="container">
        <div className={styles.closing}>
          {founder && <Face teacher={founder} sizes="112px" className={styles.founder} />}
          <div>
            <h2 id="closing">{heading}</h2>
            <p>{typeset(lead)}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink to="/contact-us" variant="outlined">
              {button}
            </ButtonLink>
            <ButtonLink to="/free-consultation">{site.navigation.callToAction.label}</ButtonLink>
          </div>
        </div>
      </section>
    </SiteLayout>
  );
}
