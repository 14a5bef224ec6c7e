import { BrandMark } from '../drawings/brand-mark.tsx';
import { useSite } from '../lib/site-context.tsx';
import styles from './brand.module.css';

/** The logo with the business's name; it leads home. */
export function Brand({ onInk = false }: { onInk?: boolean }) {
  const { settings, words } = useSite();
  return (
    <a href="/" className={onInk ? `${styles.brand} ${styles.onInk}` : styles.brand}>
      <BrandMark />
      <span>{settings.business.name}</span>
      <span className="visually-hidden"> {words.frame.home}</span>
    </a>
  );
}
