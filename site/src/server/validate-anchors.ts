import type { ContentIssue } from '../model/content-issue.ts';
import { allEntries, issueAt, rawStrings, type Content } from '../model/content.ts';
import { closestMatch } from '../model/closest-match.ts';
import { routeTable } from '../model/routes.ts';

/**
 * Links in the content whose #anchor their page does not have. A link without a page stays on the page that shows its
 * entry, so it may lead to any page's anchor.
 * @param idsOn the ids of the elements on the built page at a path.
 */
export function anchorIssues(content: Content, idsOn: (path: string) => readonly string[]): ContentIssue[] {
  const paths = routeTable(content).map(({ path }) => path);
  return allEntries(content).flatMap((entry) =>
    rawStrings(entry).flatMap(({ path, value }) => {
      const [, page = '', anchor] = /^(\/[a-z0-9/-]*)?#([a-z0-9-]+)$/.exec(value) ?? [];
      if (!['to', 'contactTarget'].includes(String(path.at(-1))) || anchor === undefined) return [];
      const ids = paths.filter((each) => page === '' || each === page).flatMap(idsOn);
      if (ids.includes(anchor)) return [];
      const match = closestMatch(anchor, ids);
      const message = page === '' ? 'leads to an #anchor that no page has' : `${page} has no such #anchor`;
      return [issueAt(entry, path, value, message, match && `${page}#${match}`)];
    }),
  );
}
