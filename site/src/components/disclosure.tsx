import type { ReactNode } from 'react';
import { Detail } from '../illustrations/detail.tsx';
import type { TitledText } from '../model/text.ts';
import { DetailsIcon } from './details-toggle.tsx';
import { NoBreakHyphens } from './no-break-hyphens.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What an address names to have the panel open: it stands inside, because browsers open what holds a target. */
  anchor?: string;
  heading: string;
  /** What is inside, said before it is opened. */
  summary?: ReactNode;
  /** A short remark at the right of the bar. */
  badge?: string;
  /** A small drawing on a piece of whiteboard, by its name in the sheets of details/. Decorative. */
  sketch?: string;
  children: ReactNode;
}

/** A panel that opens and closes by itself in HTML; no script is involved. */
export function Disclosure({ anchor, heading, summary, badge, sketch, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.bar}>
        {sketch && (
          <span className={styles.sketch}>
            <Detail name={sketch} />
          </span>
        )}
        <h3 className={styles.heading}>
          <NoBreakHyphens text={heading} />
        </h3>
        {summary && <span className={styles.summary}>{summary}</span>}
        {badge && <span className={styles.badge}>{badge}</span>}
        <DetailsIcon />
      </summary>
      <div id={anchor} className={styles.content}>
        {children}
      </div>
    </details>
  );
}

/** Titles that open their text, one below the other. */
export function DisclosureList({ items }: { items: readonly TitledText[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ title, text }) => (
        <Disclosure key={title} heading={title}>
          <p>{text}</p>
        </Disclosure>
      ))}
    </div>
  );
}
