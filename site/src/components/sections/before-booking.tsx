import type { ReactNode } from 'react';
import { typeset } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import { ArrowLink } from '../arrow-link.tsx';
import { Reference } from '../section.tsx';
import styles from './before-booking.module.css';

interface BeforeBookingProps {
  audience: 'families' | 'districts';
  /** Whether a family can choose among several teachers. */
  several?: boolean;
  /** Further list items at the end. */
  children?: ReactNode;
}

/** Questions and answers before booking a call; for families, with the prices in the settings, if there are any. */
export function BeforeBooking({ audience, several = true, children }: BeforeBookingProps) {
  const { labels, settings } = useSite();
  const { heading, price, families, districts } = labels.beforeBooking;
  const prices = settings.prices?.items.map((item) => `${item.name}: ${item.price}.`) ?? [];
  const cost = { ...price, text: [...prices, price.text].join(' ') };
  const asked = families.filter(({ ifSeveralTeachers }) => !ifSeveralTeachers || several);
  const answers = audience === 'families' ? [cost, ...asked] : districts;
  if (answers.length === 0) return null;
  return (
    <Reference id="before-booking" labelledBy="before-booking-heading" heading={heading}>
      <ul role="list" className={styles.answers}>
        {answers.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{typeset(text)}</p>
            {link && <ArrowLink {...link} />}
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </Reference>
  );
}
