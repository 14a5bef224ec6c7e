import type { TitledText } from '../model/text.ts';
import { Section, type Ground } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './trio.module.css';

interface TrioProps {
  id: string;
  heading: string;
  lead?: string | undefined;
  points: readonly TitledText[];
  ground?: Ground;
}

/** Three or four ways beside each other, under one strong rule. */
export function Trio({ id, heading, lead, points, ground = 'board' }: TrioProps) {
  return (
    <Section labelledBy={id} ground={ground}>
      <SectionHead id={id} heading={heading} lead={lead} />
      <ul role="list" className={styles.trio}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
