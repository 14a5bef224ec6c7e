import type { Content } from '../model/content.ts';
import { type ContentIssue, shownValue } from '../model/content-issue.ts';
import { launchFindings } from '../model/launch/launch-findings.ts';
import styles from './preview-bar.module.css';

/** A finding by its text; by its field where that is an address, which a page's policy would take for an embed. */
const nameOf = ({ field, value }: ContentIssue) =>
  String(value).includes('://') ? field : shownValue(value);

/** The last line of a preview: what the launch check still asks for, by file with its text when opened; nothing once it passes. */
export function PreviewBar({ content }: { content: Content }) {
  const findings = launchFindings(content);
  if (findings.length === 0) return null;
  const files = Map.groupBy(findings, ({ file }) => file);
  return (
    <section aria-label="Preview" className={styles.bar} data-no-print>
      <details>
        <summary>Preview: {findings.length} places to confirm; npm run launch-check says how</summary>
        <ul>
          {[...files].map(([file, issues]) => (
            <li key={file}>
              <strong>{file}</strong>: {issues.map(nameOf).join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
