/** @jsxRuntime automatic */

/** One thing that is wrong with a form, and the id of the control that cures it. */
export interface SummaryEntry {
  readonly target: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly heading: string;
  readonly entries: readonly SummaryEntry[];
}

/** What went wrong, first on the page and focused, with links to the fields. */
export function ErrorSummary({ heading, entries }: ErrorSummaryProps) {
  return (
    <div className="notice" role="alert" id="error-summary" tabIndex={-1} aria-labelledby="error-heading">
      <h2 id="error-heading">{heading}</h2>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.target}>
              <a href={`#${entry.target}`}>{entry.message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
