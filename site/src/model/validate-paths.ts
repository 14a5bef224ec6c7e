import type { ContentIssue } from './content-issue.ts';
import { allEntries, issueAt, texts, type Content, type ContentEntry } from './content.ts';
import { closestMatch } from './closest-match.ts';
import { linkRule } from './link.ts';
import { fixedRoutes, redirects, routeTable } from './routes.ts';

/** Every text that stands under one of these names in an entry, and the texts of a list that does. */
const valuesNamed = (names: readonly string[], entry: ContentEntry<object>) =>
  texts(entry.data)
    .filter(({ path }) => path.slice(-2).some((name) => names.includes(String(name))))
    .map((text) => ({ entry, ...text }));

/** An address stands for one page, and for nothing that answers otherwise. */
function duplicatePaths(content: Content): ContentIssue[] {
  const own = [...content.subjects, ...content.exams, ...content.states].flatMap((entry) =>
    valuesNamed(['address', 'aliases'], entry),
  );
  const fixed = [...fixedRoutes.map(({ path }) => path), ...redirects.map(({ from }) => from), '/404'];
  const holders = new Map<string, string>(fixed.map((path) => [path, 'a page of the site']));
  return own.flatMap(({ entry, path, value }) => {
    const holder = holders.get(value);
    holders.set(value, holder ?? entry.file);
    if (holder === undefined) return [];
    return [issueAt(entry, path, value, `must be unique; ${holder} has it already`)];
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
    .map(({ entry, path, value }) => {
      const [page = '', anchor] = value.split('#');
      const match = closestMatch(page, [...pages]);
      const suggestion = match && anchor !== undefined ? `${match}#${anchor}` : match;
      return issueAt(entry, path, value, linkRule, suggestion);
    });
}

/** Addresses that two pages claim, and links that lead nowhere. */
export function pathIssues(content: Content): ContentIssue[] {
  return [...duplicatePaths(content), ...deadLinks(content)];
}
