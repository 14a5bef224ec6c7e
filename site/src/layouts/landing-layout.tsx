import type { ReactNode } from 'react';
import { SiteProvider, type Site } from '../lib/site-context.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import type { AccentColor } from '../model/entry.ts';
import { ActionBar } from './action-bar.tsx';
import { Brand } from './brand.tsx';
import { LandingFooter } from './site-footer.tsx';
import styles from './landing-layout.module.css';

/** The background: yellow for the general call, navy for exams and districts, a subject's or state's own color. */
type LandingGround = 'yellow' | 'navy' | AccentColor;

/** Backgrounds with white text. */
const deepGrounds: readonly LandingGround[] = ['navy', 'blue', 'green'];

interface LandingLayoutProps {
  site: Site;
  /** The background of the header and the hero. */
  ground: LandingGround;
  /** Whether to show the bar with the logo. */
  logo?: boolean;
  /** Whether to show the footer. */
  footer?: boolean;
  /** Whether the booking bar on phones links to the calendar. */
  booking: boolean;
  children: ReactNode;
}

/** The layout of landing pages: without navigation, so that nothing distracts from booking. */
export function LandingLayout(props: LandingLayoutProps) {
  const { site, ground, logo = true, footer = true, booking, children } = props;
  return (
    <SiteProvider site={site}>
      <SkipLink />
      {logo && (
        <header className={styles.bar} data-ground={ground}>
          <div className={`container ${styles.content}`}>
            <Brand inverse={deepGrounds.includes(ground)} />
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main} data-ground={ground}>
        {children}
      </main>
      {footer && <LandingFooter />}
      <ActionBar booking={booking ? { label: site.labels.frame.chooseTime, to: '#scheduler' } : undefined} />
    </SiteProvider>
  );
}
