import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { FaqItem } from '../../model/faq-item.ts';
import type { PageOf } from '../../model/page.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { Section } from '../../components/section.tsx';
import { questionAnchor } from './faq-categories.ts';
import styles from './faq-list.module.css';

interface FaqPageProps {
  site: Site;
  page: PageOf<'faq'>;
  /** The questions that the head of the page leads to. */
  shortcuts: readonly FaqItem[];
  /** The questions with their filters. */
  browser?: ReactNode;
}

/** /faq: the questions, prices, and a link to the contact page. */
export function FaqPage({ site, page, shortcuts, browser }: FaqPageProps) {
  const { callToAction } = site.navigation;
  return (
    <SiteLayout site={site}>
      <Hero {...page} brief>
        <ul role="list" className={styles.shortcuts}>
          {shortcuts.map(({ id, question }) => (
            <li key={id}>
              <ArrowLink to={`#${questionAnchor(id)}`} label={question} />
            </li>
          ))}
        </ul>
      </Hero>
      <Section>{browser}</Section>
      <Prices />
      <CtaBanner {...page.closing} to="/contact-us">
        <ButtonLink to={callToAction.to} variant="light">
          {callToAction.label}
        </ButtonLink>
      </CtaBanner>
    </SiteLayout>
  );
}
