import type { SectionHeadText } from '../../model/text.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Section } from '../../components/section.tsx';
import { UnavailableButton } from '../../components/unavailable-button.tsx';
import styles from './schedule-support.module.css';

interface ScheduleSupportProps {
  head: SectionHeadText;
  labels: readonly string[];
  contactLabel: string;
  noticeId: string;
}

/** The support buttons of the placeholder, which do not work yet. */
export function ScheduleSupport({ head, labels, contactLabel, noticeId }: ScheduleSupportProps) {
  return (
    <Section labelledBy="support" className={styles.support}>
      <div>
        <h2 id="support">{head.heading}</h2>
        {head.lead && <p className={styles.lead}>{head.lead}</p>}
        <ArrowLink to="/contact-us" label={contactLabel} />
      </div>
      <div className={styles.buttons}>
        {labels.map((label) => (
          <UnavailableButton key={label} label={label} describedBy={noticeId} />
        ))}
      </div>
    </Section>
  );
}
