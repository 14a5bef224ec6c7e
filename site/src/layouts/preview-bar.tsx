import type { Content } from '../model/content.ts';
import { launchFindings } from '../model/launch/launch-findings.ts';
import styles from './preview-bar.module.css';

/** The last line of a preview: what the launch check still asks for, by file when opened; nothing once it passes. */
export function PreviewBar({ content }: { content: Content }) {
  const findings = launchFindings(content);
  if (findings.length === 0) return null;
  const files = new Map<string, number>();
  for (const { file } of findings) files.set(file, (files.get(file) ?? 0) + 1);
  return (
    <section aria-label="Preview" className={styles.bar} data-no-print>
      <details>
        <summary>Preview: {findings.length} places to confirm before the site goes live</summary>
        <p>Each is told by npm run launch-check. They stand in site/content:</p>
        <ul>
          {[...files].map(([file, count]) => (
            <li key={file}>
              {file}: {count}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
