import { closestName } from '../lib/closest-match.ts';
import type { FeatureFlags } from './feature-flags.ts';
import type { ParsedFile } from './content-file.ts';
import { fieldName, type ContentIssue } from './content-issue.ts';
import { texts } from './content.ts';

type MarkIssue = Pick<ContentIssue, 'value' | 'message' | 'suggestion'>;

/** An opening or closing tag of a condition, such as `{{#chat}}` or `{{/chat}}`. */
interface Mark {
  written: string;
  sign: string;
  name: string;
  /** Whether its name is known and its braces are complete. */
  isKnown: boolean;
}

const marksIn = (text: string, known: readonly string[]): Mark[] =>
  Array.from(text.matchAll(/\{+\s*([#^/])\s*([^{}]*?)\s*\}+/g), ([written, sign = '', name = '']): Mark => {
    const isKnown = known.includes(name) && written === `{{${sign}${name}}}`;
    return { written, sign, name, isKnown };
  });

/** The issues of a text's tags: unknown names, and opening or closing tags without their counterpart. */
function markIssues(text: string, known: readonly string[]): MarkIssue[] {
  const issues: MarkIssue[] = [];
  const report = ({ written }: Mark, message: string) => issues.push({ value: written, message });
  const reportUnknown = ({ written, sign, name }: Mark) => {
    const match = closestName(name, known);
    const suggestion = match && `{{${sign}${match}}}`;
    issues.push({ value: written, message: 'depends on nothing that the site knows', suggestion });
  };

  const open: Mark[] = [];
  const begin = (mark: Mark) => {
    if (!mark.isKnown) reportUnknown(mark);
    else if (open.some(({ name }) => name === mark.name))
      report(mark, 'begins inside of a part with its own name');
    open.push(mark);
  };
  const end = (mark: Mark) => {
    const begun = open.findLastIndex(({ name }) => name === mark.name);
    if (begun >= 0) {
      const [beginning, ...inside] = open.splice(begun);
      if (!mark.isKnown && beginning?.isKnown) reportUnknown(mark);
      for (const part of inside) report(part, `needs {{/${part.name}}} before ${mark.written}`);
    } else if (!mark.isKnown) reportUnknown(mark);
    // The opening tag has an unknown name, which is already reported.
    else if (open.at(-1)?.isKnown === false) open.pop();
    else report(mark, 'ends a part that nothing begins');
  };

  for (const mark of marksIn(text, known)) (mark.sign === '/' ? end : begin)(mark);
  for (const mark of open) if (mark.isKnown) report(mark, `needs {{/${mark.name}}} behind it`);
  return issues;
}

/** The issues of a file's conditions. Otherwise, a mistyped condition would drop a text or show its braces. */
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
