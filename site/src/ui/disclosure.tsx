import type { ReactNode } from 'react';
import { OpenSign } from './open-sign.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  id?: string;
  heading: string;
  /** A short remark at the right of the bar. */
  remark?: string;
  mark?: ReactNode;
  children: ReactNode;
}

/** A panel that opens and closes by itself in HTML; no script is involved. */
export function Disclosure({ id, heading, remark, mark, children }: DisclosureProps) {
  return (
    <details id={id} className={styles.disclosure}>
      <summary className={styles.bar}>
        {mark}
        <h3 className={styles.heading}>{heading}</h3>
        {remark && <span className={styles.remark}>{remark}</span>}
        <OpenSign />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
