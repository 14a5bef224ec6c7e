import { lineIn } from '../../site/src/content-reader/content-file.ts';
import { describeIssue, pathOf, type ContentIssue } from '../../site/src/content-reader/content-issue.ts';
import type { Content } from '../../site/src/model/collections.ts';
import { agingFacts } from './launch-findings.ts';
import { pictureFolder } from '../../site/src/model/picture.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';

/** An issue as one line of text, with the line number of its field, unless it is about a picture. */
export const describePlaced = (issue: ContentIssue): string =>
  describeIssue(
    issue.file.startsWith(pictureFolder)
      ? issue
      : { ...issue, line: lineIn(contentFolder, issue.file, pathOf(issue.field)) },
  );

/** Prints a line for each entry with facts that should be looked up again. */
export function warnOfAgingFacts(content: Content): void {
  for (const fact of agingFacts(content)) console.log(`Warning: ${describePlaced(fact)}`);
}
