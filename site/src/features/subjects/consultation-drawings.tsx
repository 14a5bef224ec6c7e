import styles from './consultation-drawings.module.css';
import nextSteps from './consultation-drawings/next-steps.svg?raw';

const drawings = import.meta.glob<string>('./consultation-drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing below the large sentence of a subject's review; nothing for a subject without one. Decorative. */
export function QuoteDrawing({ subject }: { subject: string }) {
  const svg = drawings[`./consultation-drawings/${subject}.svg`];
  return (
    svg && <div className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}

/** A line in three arcs from the call to the first session. Decorative. */
export function NextSteps() {
  return (
    <div
      className={`${styles.drawing} ${styles.steps}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: nextSteps }}
    />
  );
}
