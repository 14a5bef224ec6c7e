import { ButtonLink } from '../button-link.tsx';
import { Section, type Ground } from '../section.tsx';
import styles from './cta-banner.module.css';

interface CtaBannerProps {
  heading: string;
  lead?: string | undefined;
  button: string;
  to: string;
  ground?: Ground;
}

/** The blue band that ends a page with its one action. */
export function CtaBanner({ heading, lead, button, to, ground = 'board' }: CtaBannerProps) {
  return (
    <Section labelledBy="closing" ground={ground}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id="closing">{heading}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <ButtonLink to={to} look="light">
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
