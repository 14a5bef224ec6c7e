import { useSite } from '../../lib/site-context.tsx';
import { Section } from '../section.tsx';
import styles from './prices.module.css';

/** The prices in the settings, with what they depend on; nothing if there are none. */
export function Prices() {
  const { prices } = useSite().settings;
  if (!prices) return null;
  return (
    <Section id="prices" labelledBy="prices-heading" heading={prices.heading} lead={prices.lead}>
      <dl className={styles.prices}>
        {prices.items.map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
