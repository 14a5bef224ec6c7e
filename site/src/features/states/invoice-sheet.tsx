import { useSite } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import styles from './invoice-sheet.module.css';

type Invoice = NonNullable<PageOf<'state-tutoring'>['consultations']['invoice']>;

function Line({ date, subject, amount }: Invoice['total']) {
  return (
    <>
      <span>{date}</span>
      <span>{subject}</span>
      <span>{amount}</span>
    </>
  );
}

/** An example of an invoice, exposed as one image with a text alternative. */
export function InvoiceSheet(props: Omit<Invoice, 'submit'>) {
  const { alt, heading, names, columns, sessions, total, teacher } = props;
  const { settings } = useSite();
  return (
    <div role="img" aria-label={alt} className={styles.picture}>
      <div aria-hidden="true" className={styles.sheet}>
        <p className={styles.head}>
          <b>{heading}</b>
          {settings.business.name}
        </p>
        <div className={styles.names}>
          {names.map(({ name, value }) => (
            <p key={name}>
              <span>{name}</span>
              <b>{value}</b>
            </p>
          ))}
        </div>
        <div className={styles.lines}>
          <p>
            <Line {...columns} />
          </p>
          {sessions.map((session, index) => (
            <p key={index}>
              <Line {...session} />
            </p>
          ))}
          <p>
            <Line {...total} />
          </p>
        </div>
        <p className={styles.teacher}>{teacher}</p>
      </div>
    </div>
  );
}
