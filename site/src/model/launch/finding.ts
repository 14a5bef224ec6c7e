import { fieldName } from '../content-issue.ts';
import { allEntries, placeInFile, rawStrings, type Content, type ContentEntry } from '../content.ts';

/** One thing that must not go live. */
export interface LaunchFinding {
  /** Path below site/content. */
  file: string;
  field: string;
  value: string;
  /** What is wrong, and what to do about it. */
  advice: string;
  /** Where it is inside the file, for its line. */
  path: readonly PropertyKey[];
}

const shortened = (value: string): string => (value.length > 80 ? `${value.slice(0, 77)}…` : value);

export function finding(
  entry: ContentEntry<unknown>,
  path: readonly PropertyKey[],
  value: string,
  advice: string,
): LaunchFinding {
  const place = placeInFile(entry, path);
  return { file: entry.file, field: fieldName(place), value: shortened(value), advice, path: place };
}

/** A finding for each text of the content for which there is advice. */
export function textFindings(
  content: Content,
  adviceFor: (value: string, path: readonly PropertyKey[], entry: ContentEntry<object>) => string | undefined,
): LaunchFinding[] {
  return allEntries(content).flatMap((entry) =>
    rawStrings(entry).flatMap(({ path, value }) => {
      const advice = adviceFor(value, path, entry);
      return advice === undefined ? [] : [finding(entry, path, value, advice)];
    }),
  );
}
