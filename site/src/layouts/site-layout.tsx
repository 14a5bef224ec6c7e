import type { ReactNode } from 'react';
import { SiteProvider, type Site } from '../lib/site-context.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteLayoutProps {
  site: Site;
  /** The link of the bar on phones; by default, the call to action of the navigation. */
  action?: { label: string; to: string; newTab?: boolean } | undefined;
  children: ReactNode;
}

/** The layout of all pages except landing pages: header, main content, footer, booking bar and chat link. */
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
