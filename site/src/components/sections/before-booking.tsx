import { useSite } from '../../lib/site-context.tsx';
import { ArrowLink } from '../arrow-link.tsx';
import { FactRows } from '../fact-rows.tsx';
import { Reference } from '../section.tsx';

/** What people ask before they book a call; families also read the prices of the settings, where there are any. */
export function BeforeBooking({ audience }: { audience: 'families' | 'districts' }) {
  const { labels, settings } = useSite();
  const { heading, price, families, districts } = labels.beforeBooking;
  const prices = settings.prices?.items.map((item) => `${item.name}: ${item.price}.`) ?? [];
  const cost = { ...price, text: [...prices, price.text].join(' ') };
  const rows =
    audience === 'families'
      ? [cost, ...families]
      : districts.map(({ link, ...row }) => ({ ...row, action: link && <ArrowLink {...link} /> }));
  if (rows.length === 0) return null;
  return (
    <Reference id="before-booking" labelledBy="before-booking-heading" heading={heading}>
      <FactRows rows={rows} />
    </Reference>
  );
}
