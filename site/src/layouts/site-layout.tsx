import type { ReactNode } from 'react';
import { SiteProvider, type Site } from '../lib/site-context.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteLayoutProps {
  site: Site;
  /** What the bar of phones offers on a page that has a call of its own, or another purpose. */
  action?: { label: string; to: string; newTab?: boolean } | undefined;
  children: ReactNode;
}

/** The frame of every page but the landing pages: bar, main content, footer, booking and chat. */
export function SiteLayout({ site, action, children }: SiteLayoutProps) {
  return (
    <SiteProvider site={site}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ActionBar booking={action ?? site.navigation.callToAction} />
    </SiteProvider>
  );
}
