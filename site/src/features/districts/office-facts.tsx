import { ArrowLink } from '../../components/arrow-link.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { Section } from '../../components/section.tsx';
import { useSite } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { ResponsiveImageSource } from '../../model/picture.ts';
import styles from './office-facts.module.css';

interface OfficeFactsProps {
  page: PageOf<'school-districts'>;
  photo: ResponsiveImageSource | undefined;
}

/** What an office asks for, a row each: the question, the answer, and where the proof is; and what is still to come. */
export function OfficeFacts({ page, photo }: OfficeFactsProps) {
  const { settings, path } = useSite();
  const { assurances, assurancesHead, comingSoon } = page;
  return (
    <Section labelledBy="assurances" {...assurancesHead}>
      {photo && (
        <ResponsiveImage picture={photo} sizes="(max-width: 1219px) 100vw, 1180px" className={styles.photo} />
      )}
      <ul role="list" className={styles.facts}>
        {assurances.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink
              {...(link ?? {
                to: '/school-districts-consultation',
                label: page.proofLabel,
                about: `(${title})`,
              })}
            />
          </li>
        ))}
        <li className={styles.soon}>
          <h3>{comingSoon.heading}</h3>
          <p>{comingSoon.text}</p>
        </li>
      </ul>
      <p className={styles.print}>{page.printNote}</p>
      <p className={styles.contact}>
        {settings.origin}
        {path} · {[settings.mail.general, settings.business.phone].filter(Boolean).join(' · ')}
      </p>
    </Section>
  );
}
