import type { ContentIssue } from '../content-issue.ts';
import { allEntries, issueAt, rawStrings, type Content, type ContentEntry } from '../content.ts';

/** A finding for each text of the content for which there is advice. */
export function textFindings(
  content: Content,
  adviceFor: (value: string, path: readonly PropertyKey[], entry: ContentEntry<object>) => string | undefined,
): ContentIssue[] {
  return allEntries(content).flatMap((entry) =>
    rawStrings(entry).flatMap(({ path, value }) => {
      const advice = adviceFor(value, path, entry);
      return advice === undefined ? [] : [issueAt(entry, path, value, advice)];
    }),
  );
}
