import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Prices } from '../../components/sections/prices.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { Section } from '../../components/section.tsx';

interface FaqPageProps {
  site: Site;
  page: PageOf<'faq'>;
  /** The questions with their filters. */
  browser?: ReactNode;
}

/** /faq: the questions, and whom to ask the ones that are missing. */
export function FaqPage({ site, page, browser }: FaqPageProps) {
  return (
    <SiteLayout site={site}>
      <Hero heading={page.heading} lead={page.lead} drawing={page.drawing} brief />
      <Section>{browser}</Section>
      <Prices />
      <CtaBanner {...page.closing} to="/contact-us" />
    </SiteLayout>
  );
}
