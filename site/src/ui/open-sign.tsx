import styles from './open-sign.module.css';

/** The plus at the end of a summary, which is a minus while its details are open. */
export function OpenSign() {
  return <span className={styles.sign} aria-hidden="true" />;
}
