import { BrandMark } from '../illustrations/brand-mark.tsx';
import { useSite } from '../lib/site-context.tsx';
import styles from './brand.module.css';

/** A name with more characters is set smaller and may wrap, so that the header stays one row high. */
const longName = 14;

/** The logo with the business's name, as a link to the home page. */
export function Brand({ inverse = false }: { inverse?: boolean }) {
  const { settings } = useSite();
  const { name } = settings.business;
  return (
    <a href="/" className={inverse ? `${styles.brand} ${styles.inverse}` : styles.brand}>
      {settings.brand.logo === undefined ? (
        <BrandMark />
      ) : (
        <img src="/favicon.svg" alt="" width="32" height="32" />
      )}
      <span className={name.length > longName ? styles.long : undefined}>{name}</span>
      <span className="visually-hidden"> home</span>
    </a>
  );
}
