import type { ReactNode } from 'react';
import { SiteProvider, type Site } from '../lib/site-context.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of every page but the landing pages: bar, main content, footer, booking and chat. */
export function SharedLayout({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteProvider site={site}>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ActionBar booking={site.navigation.callToAction} />
    </SiteProvider>
  );
}
