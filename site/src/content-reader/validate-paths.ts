import { anchorsOf } from '../model/anchors.ts';
import type { ContentIssue } from './content-issue.ts';
import { allEntries, issueAt, texts } from './content.ts';
import type { Content, ContentEntry } from '../model/collections.ts';
import { closestMatch } from '../lib/closest-match.ts';
import { linkRule } from '../model/link.ts';
import { fixedRoutes, redirects, routeTable, type Route } from '../model/routes.ts';

/** The texts of all fields of an entry with one of these names, lists of texts included. */
const valuesNamed = (names: readonly string[], entry: ContentEntry<object>) =>
  texts(entry.data)
    .filter(({ path }) => path.slice(-2).some((name) => names.includes(String(name))))
    .map((text) => ({ entry, ...text }));

/** The issues of addresses that two pages, or a page and a redirect, claim. */
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

/** The internal links of an entry, with those of its Markdown text. */
function linksIn(entry: ContentEntry<object>) {
  const inText = [...(entry.body ?? '').matchAll(/\]\(([/#][^)\s]*)\)/g)];
  return [
    ...valuesNamed(['to'], entry),
    ...inText.map(([, value = '']) => ({ entry, path: ['(text)'], value })),
  ].filter(({ value }) => /^[/#]/.test(value));
}

/** The pages that show an entry; all pages for an entry that each of them shows. */
function pagesWith(entry: ContentEntry<object>, routes: readonly Route[]): readonly Route[] {
  const own = routes.filter(({ kind, entry: shown }) => kind === entry.id || shown === entry.id);
  return own.length > 0 ? own : routes;
}

/** The issues of internal links to a page or an #anchor that doesn't exist. */
function deadLinks(content: Content): ContentIssue[] {
  const routes = routeTable(content);
  // Links to a hidden page are left out of the pages.
  const hidden: readonly string[] = content.settings[0]?.data.hiddenPages ?? [];
  const pages = [...routes.map(({ path }) => path), ...hidden];
  return allEntries(content).flatMap((entry) =>
    linksIn(entry).flatMap(({ path, value }) => {
      const [address = '', anchor] = value.split('#');
      const [page = ''] = address.split('?');
      if (page !== '' && !pages.includes(page)) {
        const match = closestMatch(page, pages);
        const suggestion = match && anchor !== undefined ? `${match}#${anchor}` : match;
        return [issueAt(entry, path, value, linkRule, suggestion)];
      }
      if (anchor === undefined || hidden.includes(page)) return [];
      const shown = page === '' ? pagesWith(entry, routes) : routes.filter((route) => route.path === page);
      const anchors = shown.flatMap((route) => anchorsOf(content, route));
      if (anchors.includes(anchor)) return [];
      const match = closestMatch(anchor, anchors);
      const message = page === '' ? 'its page has no such #anchor' : `${page} has no such #anchor`;
      return [issueAt(entry, path, value, message, match && `${page}#${match}`)];
    }),
  );
}

/** The issues of duplicate addresses and of dead links. */
export function pathIssues(content: Content): ContentIssue[] {
  return [...duplicatePaths(content), ...deadLinks(content)];
}
