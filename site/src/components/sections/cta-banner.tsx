import type { ReactNode } from 'react';
import type { SectionId } from '../../model/anchors.ts';
import { Section, type Surface } from '../section.tsx';
import { ButtonLink } from '../button-link.tsx';
import { NoBreakHyphens } from '../no-break-hyphens.tsx';
import styles from './cta-banner.module.css';

interface CallProps {
  id: SectionId;
  heading: string;
  lead?: string | undefined;
  surface?: Surface;
  /** A band in the buttons' color or in the page's own; without it, the section has no ground of its own. */
  band?: 'action' | 'accent';
  /** Drawn beside the text on wide screens. Decorative. */
  drawing?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** A short text with an action beside it. */
export function Call({ id, heading, lead, surface = 'default', band, drawing, children }: CallProps) {
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
        </div>
        {drawing && (
          <div className={styles.drawing} aria-hidden="true">
            {drawing}
          </div>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  );
}

/** An arrow by hand, from left to right. Decorative. */
export function HandArrow({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 72 40" className={`${styles.arrow} ${className}`} aria-hidden="true">
      <path d="M4 8Q24 38 66 22M53 12L67 21L57 34" />
    </svg>
  );
}

/** A few words by hand, with an arrow to the button beside them. Decorative. */
export function HandNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      {children}
      <HandArrow className={styles.toButton} />
    </p>
  );
}

interface CtaBannerProps extends Pick<CallProps, 'heading' | 'lead' | 'surface'> {
  button: string;
  to: string;
  /** Written by hand, with an arrow to the button. */
  note?: string | undefined;
  /** Another button, before this one. */
  children?: ReactNode;
}

/** The blue band that ends a page with its one action. */
export function CtaBanner({ button, to, note, children, ...words }: CtaBannerProps) {
  return (
    <Call id="closing" band="action" drawing={note && <HandNote>{note}</HandNote>} {...words}>
      {children}
      <ButtonLink to={to} variant={children ? 'outlined' : 'light'}>
        {button}
      </ButtonLink>
    </Call>
  );
}
