import { Fragment } from 'react';
import { useSite } from '../lib/site-context.tsx';
import type { SectionId } from '../model/anchors.ts';
import type { ReceiptLine } from '../model/pages/page-parts.ts';
import { MarkedText } from './marked-words.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  id?: SectionId;
  heading: string;
  /** Groups of lines, separated by dashed rules. */
  groups: readonly { lines: readonly ReceiptLine[] }[];
  /** What the price depends on, below the first group. */
  note?: string | undefined;
}

/** What lessons and the first call cost, in the form of a paper receipt; the prices in the settings come first. */
export function Receipt({ id, heading, groups, note }: ReceiptProps) {
  const prices = useSite().settings.prices?.items.map(({ name, price }) => ({ label: name, amount: price }));
  const all: ReceiptProps['groups'] = prices ? [{ lines: prices }, ...groups] : groups;
  return (
    <div id={id} className={styles.shadow} data-clear-of-chat="">
      <div className={styles.receipt}>
        <h3>{heading}</h3>
        {all.map(({ lines }, index) => (
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
                <MarkedText text={note} as="strong" />
              </p>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
