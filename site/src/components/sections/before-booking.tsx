import { useSite } from '../../lib/site-context.tsx';
import { FactRows } from '../fact-rows.tsx';
import { Reference } from './reference.tsx';

/** What people ask before they book a call, answered in a line or two as far as the business claims it. */
export function BeforeBooking({ audience }: { audience: 'families' | 'districts' }) {
  const { labels, settings, claims } = useSite();
  const { heading, price, ...answers } = labels.beforeBooking;
  const prices = settings.prices?.items.map((item) => `${item.name}: ${item.price}.`) ?? [];
  const cost = { ...price, text: [...prices, price.text].join(' ') };
  const claimed = answers[audience].flatMap(({ claim, title, text }) => {
    const value = claims.get(claim);
    return value === undefined ? [] : [{ title, text: text ?? value }];
  });
  return (
    <Reference id="before-booking" labelledBy="before-booking-heading" heading={heading}>
      <FactRows rows={audience === 'families' ? [cost, ...claimed] : claimed} />
    </Reference>
  );
}
