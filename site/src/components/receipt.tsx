import { Fragment } from 'react';
import { splitMarkedText } from '../lib/format.ts';
import styles from './receipt.module.css';

/** A line of a receipt, such as "First call, 15 min" and "$0". */
export interface ReceiptLine {
  label: string;
  amount: string;
  large?: boolean;
}

interface ReceiptProps {
  heading: string;
  /** The heading's level on its page. */
  level?: 'h2' | 'h3';
  /** Lines that belong together; a dashed line divides the groups. */
  groups: readonly { lines: readonly ReceiptLine[] }[];
  /** What decides the price, below the first group. */
  note?: string;
}

/** What a parent pays, as a shop's receipt with a torn edge. */
export function Receipt({ heading, level: Heading = 'h3', groups, note = '' }: ReceiptProps) {
  const { before, marked, after } = splitMarkedText(note);
  return (
    <div className={styles.shadow}>
      <div className={styles.receipt}>
        <Heading>{heading}</Heading>
        {groups.map(({ lines }, index) => (
          <Fragment key={index}>
            <dl>
              {lines.map(({ label, amount, large }) => (
                <div key={label} className={large ? styles.large : undefined}>
                  <dt>{label}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
            {index === 0 && note && (
              <p className={styles.note}>
                {before}
                <strong>{marked}</strong>
                {after}
              </p>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
