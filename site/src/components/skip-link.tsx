import styles from './skip-link.module.css';

/** The first stop of the keyboard: past everything that repeats, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}
