import colors from '../../illustrations/drawing-colors.module.css';
import styles from './consultation-drawings.module.css';
import nextSteps from './consultation-drawings/next-steps.svg?raw';

const drawings = import.meta.glob<string>('./consultation-drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the large sentence of a subject's review tells, drawn across the page; nothing for a subject without a drawing. Decorative. */
export function QuoteDrawing({ subject }: { subject: string }) {
  const svg = drawings[`./consultation-drawings/${subject}.svg`];
  return (
    svg && (
      <div
        className={`${styles.drawing} ${colors.colors}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    )
  );
}

/** From the call to the first session in three jumps. Decorative. */
export function NextSteps() {
  return (
    <div
      className={`${styles.drawing} ${styles.steps}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: nextSteps }}
    />
  );
}
