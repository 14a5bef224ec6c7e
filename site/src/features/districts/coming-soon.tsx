import { Section } from '../../components/section.tsx';
import styles from './coming-soon.module.css';

/** Something that is promised and not there yet, drawn as an empty frame. */
export function ComingSoon({ heading, text }: { heading: string; text: string }) {
  return (
    <Section labelledBy="coming-soon">
      <div className={styles.frame}>
        <h2 id="coming-soon">{heading}</h2>
        <p>{text}</p>
      </div>
    </Section>
  );
}
