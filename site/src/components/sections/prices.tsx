import { useSite } from '../../lib/site-context.tsx';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';

/** The prices of the settings, with what decides them; nothing for a business that names none. */
export function Prices() {
  const { prices } = useSite().settings;
  if (!prices) return null;
  return (
    <Section id="prices" labelledBy="prices-heading" {...prices}>
      <DataTable
        caption={prices.heading}
        columns={[{ label: 'Session' }, { label: 'Price' }]}
        rows={prices.items.map(({ name, price }) => ({ key: name, cells: [name, price] }))}
      />
    </Section>
  );
}
