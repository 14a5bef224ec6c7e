import { Fragment } from 'react';
import type { SectionId } from '../model/anchors.ts';
import { splitMarkedText } from '../lib/format.ts';
import styles from './receipt.module.css';

/** A line of a receipt, such as "First call, 15 min" and "$0". */
export interface ReceiptLine {
  label: string;
  amount: string;
  large?: boolean;
}

interface ReceiptProps {
  id?: SectionId;
  heading: string;
  level?: 'h2' | 'h3';
  /** Groups of lines, separated by dashed rules. */
  groups: readonly { lines: readonly ReceiptLine[] }[];
  /** What the price depends on, below the first group. */
  note?: string | undefined;
}

/** What a parent pays, drawn as a paper receipt. */
export function Receipt({ id, heading, level: Heading = 'h3', groups, note = '' }: ReceiptProps) {
  const { before, marked, after } = splitMarkedText(note);
  return (
    <div id={id} className={styles.shadow} data-clear-of-chat="">
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
