import styles from './mail-note.module.css';

/** The address behind a mail button, readable for people whose browser opens no mail program. */
export function MailNote({ address, children }: { address: string; children?: string }) {
  return (
    <p className={styles.note}>
      {children && <>{children} </>}
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
