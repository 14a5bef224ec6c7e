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
  /** Written by hand beside the buttons, where there is room. Decorative. */
  note?: string | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** A short text with an action beside it. */
export function Call({ id, heading, lead, surface = 'default', band, more, note, children }: CallProps) {
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
        {note && (
          <p className={styles.note} aria-hidden="true" data-no-print>
            {note}
            <svg viewBox="0 0 72 40">
              <path d="M4 8Q24 38 66 22M53 12L67 21L57 34" />
            </svg>
          </p>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  );
}

type CtaBannerProps = Pick<CallProps, 'heading' | 'lead' | 'surface' | 'note'> & {
  button: string;
  to: string;
};

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
