import styles from './rating.module.css';

/** Stars of a review; the number is what a screen reader hears. */
export function Rating({ stars }: { stars: number }) {
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">{'★'.repeat(stars)}</span>
      <span className="visually-hidden">{stars} out of 5 stars</span>
    </p>
  );
}
