import type { ReactNode } from 'react';
import styles from './help-panel.module.css';

const drawings = import.meta.glob<string>('./panels/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A panel's drawing; nothing if there is none of this name. */
export function PanelDrawing({ name, className }: { name: string; className: string | undefined }) {
  const svg = drawings[`./panels/${name}.svg`];
  return svg && <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface HelpPanelProps {
  /** The URL fragment that opens the panel, and the name of its drawing. */
  id: 'subjects' | 'test-prep' | 'school-districts';
  heading: string;
  /** A summary that is visible while the panel is closed. */
  summary: ReactNode;
  children: ReactNode;
}

/** A disclosure panel as wide as the window, closed initially, with a large heading and a preview of its content. */
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
