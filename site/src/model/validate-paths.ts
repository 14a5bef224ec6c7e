import type { ContentIssue } from './content-issue.ts';
import { allEntries, issueAt, texts, type Content, type ContentEntry } from './content.ts';
import { closestMatch } from './closest-match.ts';
import { linkRule } from './link.ts';
import { fixedRoutes, redirects, routeTable } from './routes.ts';

interface Found {
  entry: ContentEntry<object>;
  path: readonly PropertyKey[];
  value: string;
}

/** Every text that stands under one of these names in an entry, and the texts of a list that does. */
const valuesNamed = (names: readonly string[], entry: ContentEntry<object>): Found[] =>
  texts(entry.data)
    .filter(({ path }) => path.slice(-2).some((name) => names.includes(String(name))))
    .map((text) => ({ entry, ...text }));

const issue = ({ entry, path, value }: Found, message: string, suggestion?: string): ContentIssue =>
  issueAt(entry, path, value, message, suggestion);

/** An address stands for one page, and for nothing that answers otherwise. */
function duplicatePaths(content: Content): ContentIssue[] {
  const own = [...content.subjects, ...content.exams, ...content.states].flatMap((entry) =>
    valuesNamed(['address', 'aliases'], entry),
  );
  const fixed = [...fixedRoutes.map(({ path }) => path), ...redirects.map(({ from }) => from), '/404'];
  const holders = new Map<string, string>(fixed.map((path) => [path, 'a page of the site']));
  return own.flatMap((found) => {
    const holder = holders.get(found.value);
    holders.set(found.value, holder ?? found.entry.file);
    return holder === undefined ? [] : [issue(found, `must be unique; ${holder} has it already`)];
  });
}

/** A link inside the site leads to one of its pages. */
function deadLinks(content: Content): ContentIssue[] {
  const pages = new Set<string>([
    ...routeTable(content).map(({ path }) => path),
    // Links to a hidden page are left out of the pages.
    ...(content.settings[0]?.data.hiddenPages ?? []),
  ]);
  const entries = allEntries(content);
  const inText = entries.flatMap((entry) =>
    [...(entry.body ?? '').matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, value = '']) => ({
      entry,
      path: ['(text)'],
      value,
    })),
  );
  return [...entries.flatMap((entry) => valuesNamed(['to', 'contactTarget'], entry)), ...inText]
    .filter(({ value }) => value.startsWith('/') && !pages.has(value.split('#')[0] ?? ''))
    .map((found) => {
      const [path = '', anchor] = found.value.split('#');
      const suggested = closestMatch(path, [...pages]);
      return issue(
        found,
        linkRule,
        suggested && (anchor === undefined ? suggested : `${suggested}#${anchor}`),
      );
    });
}

/** Addresses that two pages claim, and links that lead nowhere. */
export function pathIssues(content: Content): ContentIssue[] {
  return [...duplicatePaths(content), ...deadLinks(content)];
}
