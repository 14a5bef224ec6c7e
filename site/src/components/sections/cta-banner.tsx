import { ButtonLink } from '../button-link.tsx';
import { Section, type Surface } from '../section.tsx';
import styles from './cta-banner.module.css';

interface CtaBannerProps {
  heading: string;
  lead?: string | undefined;
  button: string;
  to: string;
  surface?: Surface;
}

/** The blue band that ends a page with its one action. */
export function CtaBanner({ heading, lead, button, to, surface = 'default' }: CtaBannerProps) {
  return (
    <Section labelledBy="closing" surface={surface}>
      <div className={styles.band}>
        <div className={styles.text}>
          <h2 id="closing">{heading}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <ButtonLink to={to} variant="light">
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
