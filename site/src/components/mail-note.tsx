import styles from './notes.module.css';

/** The address behind a mail button, readable for people whose browser opens no mail program. */
export function MailNote({ address, children }: { address: string; children?: string }) {
  return (
    <p className={styles.mail}>
      {children && <>{children} </>}
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
