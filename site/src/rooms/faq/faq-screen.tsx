import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { Section } from '../../ui/section.tsx';

interface FaqScreenProps {
  site: Site;
  page: PageOf<'faq'>;
  /** The questions with their filters. */
  browser?: ReactNode;
}

/** /faq: the questions, and whom to ask the ones that are missing. */
export function FaqScreen({ site, page, browser }: FaqScreenProps) {
  return (
    <SharedLayout site={site}>
      <Hero heading={page.heading} lead={page.lead} side={<DrawnBoard name={page.drawing} />} brief />
      <Section>{browser}</Section>
      <ClosingCall {...page.closing} to="/contact-us" />
    </SharedLayout>
  );
}
