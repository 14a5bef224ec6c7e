import { Icon } from '../../drawings/icon.tsx';
import type { PageOf } from '../../model/page.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Tile } from '../../ui/tile.tsx';
import styles from './why-choose.module.css';

/** The trio of reasons, ruled like a page of a notebook rather than boxed. */
export function WhyChoose({ heading, lead, cards }: PageOf<'home'>['why']) {
  return (
    <Section labelledBy="why">
      <SectionHead id="why" heading={heading} lead={lead} />
      <ul role="list" className={styles.trio}>
        {cards.map((card) => (
          <li key={card.title}>
            <Tile color={card.color}>
              <Icon name={card.icon} />
            </Tile>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
