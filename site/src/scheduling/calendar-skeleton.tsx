import styles from './calendar-skeleton.module.css';

const cells = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />);

/** A month and its times without dates, where the calendar will show them: a built page doesn't know today's. */
export function CalendarSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.head}>{cells(2)}</div>
      <div className={styles.days}>{cells(63)}</div>
      <div className={styles.times}>{cells(13)}</div>
    </div>
  );
}
