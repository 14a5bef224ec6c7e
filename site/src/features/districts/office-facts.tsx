import { ArrowLink } from '../../components/arrow-link.tsx';
import { FactRows } from '../../components/fact-rows.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { Section } from '../../components/section.tsx';
import { SheetLine } from '../../components/sheet-line.tsx';
import type { PageOf } from '../../model/page.ts';
import type { ResponsiveImageSource } from '../../model/picture.ts';
import styles from './office-facts.module.css';

interface OfficeFactsProps {
  page: PageOf<'school-districts'>;
  photo: ResponsiveImageSource | undefined;
}

/** What an office asks for, a row each: the question, the answer, and where the proof is; and what is still to come. */
export function OfficeFacts({ page, photo }: OfficeFactsProps) {
  const { assurances, comingSoon, proofLabel } = page;
  const proof = (title: string) => ({
    to: '/school-districts-consultation',
    label: proofLabel,
    about: `(${title})`,
  });
  return (
    <Section labelledBy="assurances" {...page.assurancesHead}>
      {photo && (
        <ResponsiveImage picture={photo} sizes="(max-width: 1219px) 100vw, 1180px" className={styles.photo} />
      )}
      <FactRows
        rows={[
          ...assurances.map(({ title, text, link }) => ({
            title,
            text,
            action: <ArrowLink {...(link ?? proof(title))} />,
          })),
          { title: comingSoon.heading, text: comingSoon.text, muted: true },
        ]}
      />
      <p className={styles.print} data-no-print>
        {page.printNote}
      </p>
      <SheetLine />
    </Section>
  );
}
