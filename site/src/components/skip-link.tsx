import styles from './skip-link.module.css';

/** The first link of each page, which skips the header for keyboard users. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}
