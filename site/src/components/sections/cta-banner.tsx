import type { ReactNode } from 'react';
import { Section, type Surface } from '../section.tsx';
import { ButtonLink } from '../button-link.tsx';
import { NoBreakHyphens } from '../no-break-hyphens.tsx';
import styles from './cta-banner.module.css';

interface CallProps {
  id: string;
  heading: string;
  lead?: string | undefined;
  surface?: Surface;
  /** A band in the buttons' color or in the page's own; without it, the section has no ground of its own. */
  band?: 'action' | 'accent';
  /** More under the lead. */
  more?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** A short text with an action beside it. */
export function Call({ id, heading, lead, surface = 'default', band, more, children }: CallProps) {
  return (
    <Section labelledBy={id} surface={surface}>
      <div className={band ? `${styles.call} ${styles.band} ${styles[band]}` : styles.call}>
        <div className={styles.text}>
          <h2 id={id}>{heading}</h2>
          {lead && (
            <p>
              <NoBreakHyphens text={lead} />
            </p>
          )}
          {more}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  );
}

type CtaBannerProps = Pick<CallProps, 'heading' | 'lead' | 'surface'> & { button: string; to: string };

/** The blue band that ends a page with its one action. */
export function CtaBanner({ button, to, ...words }: CtaBannerProps) {
  return (
    <Call id="closing" band="action" {...words}>
      <ButtonLink to={to} variant="light">
        {button}
      </ButtonLink>
    </Call>
  );
}
