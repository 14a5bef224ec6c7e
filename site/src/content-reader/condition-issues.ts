import { closestName } from '../lib/closest-match.ts';
import type { FeatureFlags } from './conditional-text.ts';
import type { ParsedFile } from './content-file.ts';
import { fieldName, type ContentIssue } from './content-issue.ts';
import { texts } from './content.ts';

type MarkIssue = Pick<ContentIssue, 'value' | 'message' | 'suggestion'>;

/** The issue of a mark with an unknown name, or one that is mistyped. */
function unknownMark(mark: string, sign: string, name: string, known: readonly string[]): MarkIssue {
  const match = closestName(name, known);
  return {
    value: mark,
    message: 'depends on nothing that the site knows',
    suggestion: match && `{{${sign}${match}}}`,
  };
}

/** The issues of a text's marks: unknown names, and marks without their other half. */
function markIssues(text: string, known: readonly string[]): MarkIssue[] {
  const issues: MarkIssue[] = [];
  const open: { mark: string; name: string; isKnown: boolean }[] = [];
  for (const [mark, sign = '', name = ''] of text.matchAll(/\{+\s*([#^/])\s*([^{}]*?)\s*\}+/g)) {
    const isKnown = known.includes(name) && mark === `{{${sign}${name}}}`;
    const begun = open.findLastIndex((part) => part.name === name);
    if (sign !== '/') {
      if (!isKnown) issues.push(unknownMark(mark, sign, name, known));
      else if (begun >= 0) issues.push({ value: mark, message: 'begins inside of a part with its own name' });
      open.push({ mark, name, isKnown });
    } else if (begun >= 0) {
      const [ended, ...inside] = open.splice(begun);
      if (!isKnown && ended?.isKnown) issues.push(unknownMark(mark, sign, name, known));
      for (const part of inside)
        issues.push({ value: part.mark, message: `needs {{/${part.name}}} before ${mark}` });
    } else if (!isKnown) issues.push(unknownMark(mark, sign, name, known));
    // The part that it ends has a mistyped name, which is reported already.
    else if (open.at(-1)?.isKnown === false) open.pop();
    else issues.push({ value: mark, message: 'ends a part that nothing begins' });
  }
  const unended = open.filter(({ isKnown }) => isKnown);
  return [
    ...issues,
    ...unended.map(({ mark, name }) => ({ value: mark, message: `needs {{/${name}}} behind it` })),
  ];
}

/** The conditions in a file's texts that are mistyped or not ended: they would drop a text or show their braces. */
export function conditionIssues(
  { file, data, body, lineOf }: ParsedFile,
  flags: FeatureFlags,
): ContentIssue[] {
  const all = [...texts(data), ...(body === undefined ? [] : [{ path: ['(text)'], value: body }])];
  return all.flatMap(({ path, value }) =>
    markIssues(value, Object.keys(flags)).map((issue) => ({
      file,
      line: lineOf(path, issue.value),
      field: fieldName(path),
      ...issue,
    })),
  );
}
