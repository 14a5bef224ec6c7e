import type { Subject } from '../../model/subject.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section, type Surface } from '../../components/section.tsx';
import styles from './subject-closing.module.css';

/** The end of a subject page: its three ways on, the first of them the main one. */
export function SubjectClosing({
  closing,
  surface,
}: {
  closing: Subject['page']['closing'];
  surface: Surface;
}) {
  return (
    <Section labelledBy="closing" surface={surface}>
      <div className={styles.band}>
        <h2 id="closing">{closing.heading}</h2>
        <p>{closing.lead}</p>
        <div className={styles.links}>
          {closing.links.map((link, index) => (
            <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'outlined'}>
              {link.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Section>
  );
}
