import type { ReactNode } from 'react';
import { SiteProvider, type Site } from '../lib/site-context.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { Brand } from './brand.tsx';
import { LandingFooter } from './site-footer.tsx';
import styles from './landing-layout.module.css';

interface LandingLayoutProps {
  site: Site;
  /** South Carolina's page has no logo. */
  logo?: boolean;
  /** The SSAT page has no footer. */
  footer?: boolean;
  /** Whether the bar of phones leads to the calendar; three pages have no Book Now button. */
  booking: boolean;
  children: ReactNode;
}

/** The frame of a landing page: no navigation, so that nothing competes with booking. */
export function LandingLayout({ site, logo = true, footer = true, booking, children }: LandingLayoutProps) {
  return (
    <SiteProvider site={site}>
      <SkipLink />
      {logo && (
        <header className={styles.bar}>
          <div className={`container ${styles.content}`}>
            <Brand />
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <LandingFooter />}
      <ActionBar booking={booking ? { label: site.labels.frame.chooseTime, to: '#scheduler' } : undefined} />
    </SiteProvider>
  );
}
