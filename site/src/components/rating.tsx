import { formatMessage } from '../lib/format-message.ts';
import { useSite } from '../lib/site-context.tsx';
import styles from './rating.module.css';

/** Stars of a review; the number is what a screen reader hears. */
export function Rating({ stars }: { stars: number }) {
  const { labels } = useSite();
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">{'★'.repeat(stars)}</span>
      <span className="visually-hidden">{formatMessage(labels.reviews.stars, { stars })}</span>
    </p>
  );
}
