import { useSite } from '../lib/site-context.tsx';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past everything that repeats, to the content. */
export function SkipLink() {
  const { labels } = useSite();
  return (
    <a href="#main" className={styles.skip}>
      {labels.frame.skip}
    </a>
  );
}
