import { mailLink } from '../../lib/link-target.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { TitledText } from '../../model/text.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Section } from '../../components/section.tsx';
import styles from './inquiries.module.css';

interface InquiryProps {
  labels: TitledText;
  label: string;
  to: string;
}

function Inquiry({ labels, label, to }: InquiryProps) {
  return (
    <li>
      <h3>{labels.title}</h3>
      <p>{labels.text}</p>
      <ArrowLink to={to} label={label} />
    </li>
  );
}

/** The three ways a question can go, as lines of a directory. */
export function Inquiries({ page }: { page: PageOf<'contact-us'> }) {
  const { mail } = useSite().settings;
  const { general, districts, support } = page.inquiries;
  return (
    <Section labelledBy="inquiries" {...page.inquiriesHead}>
      <ul role="list" className={styles.list}>
        <Inquiry labels={general} label={page.generalLabel} to={mailLink(mail.general)} />
        <Inquiry labels={districts} label={page.districtsLabel} to="/school-districts-consultation" />
        <Inquiry
          labels={support}
          label={page.supportLabel}
          to={mailLink(mail.support, page.supportSubject, page.supportBody)}
        />
      </ul>
    </Section>
  );
}
