import type { ReactNode } from 'react';
import colors from '../../illustrations/drawing-colors.module.css';
import styles from './help-panel.module.css';

const drawings = import.meta.glob<string>('./panels/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing of the panels; nothing where none is drawn by this name. */
export function PanelDrawing({ name, className }: { name: string; className: string | undefined }) {
  const svg = drawings[`./panels/${name}.svg`];
  return (
    svg && (
      <span
        aria-hidden="true"
        className={`${className} ${colors.colors}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    )
  );
}

interface HelpPanelProps {
  /** What an address names to have the panel open, and the name of its drawing. */
  id: 'subjects' | 'test-prep' | 'school-districts';
  heading: string;
  /** What is inside, said before it is opened. */
  summary: ReactNode;
  children: ReactNode;
}

/** A drawer across the window, closed at first: its heading in large letters, with what is in it looking out. */
export function HelpPanel({ id, heading, summary, children }: HelpPanelProps) {
  return (
    <details className={styles.panel} data-panel={id}>
      <summary className="container">
        <h3>{heading}</h3>
        <span className={styles.summary}>{summary}</span>
        <PanelDrawing name={id} className={styles.drawing} />
        <span className={styles.toggle} aria-hidden="true" />
      </summary>
      <div id={id} className={`container ${styles.content}`}>
        {children}
      </div>
    </details>
  );
}
