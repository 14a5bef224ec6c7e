import { Icon } from '../../drawings/icon.tsx';
import type { PageOf } from '../../model/page.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { SplitSection } from '../../blocks/split-section.tsx';
import styles from './spared-work.module.css';

interface SparedWorkProps {
  head: SectionHeadText;
  offers: PageOf<'are-you-a-teacher'>['offers'];
}

/** The work a teacher is spared, as a to-do list with each line struck out by a marker. */
export function SparedWork({ head, offers }: SparedWorkProps) {
  return (
    <SplitSection id="offers" heading={head.heading} lead={head.lead}>
      <ul role="list" className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.title}>
            <Icon name={offer.icon} />
            <div>
              <h3>
                <span>{offer.title}</span>
              </h3>
              <p>{offer.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
