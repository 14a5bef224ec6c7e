import styles from './details-icon.module.css';

/** The plus at the end of a summary, which is a minus while its details are open. */
export function DetailsIcon() {
  return <span className={styles.sign} aria-hidden="true" data-no-print />;
}
