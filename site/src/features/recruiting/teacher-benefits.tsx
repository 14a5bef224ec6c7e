import { Icon } from '../../illustrations/icon.tsx';
import type { PageOf } from '../../model/page.ts';
import type { SectionHeadText } from '../../model/text.ts';
import { SplitSection } from '../../components/sections/split-section.tsx';
import styles from './teacher-benefits.module.css';

interface TeacherBenefitsProps {
  head: SectionHeadText;
  offers: PageOf<'are-you-a-teacher'>['offers'];
}

/** The work a teacher is spared, as a to-do list with each line struck out by a marker. */
export function TeacherBenefits({ head, offers }: TeacherBenefitsProps) {
  return (
    <SplitSection id="offers" {...head}>
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
