import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldName, type ContentIssue } from '../model/content-issue.ts';
import { allEntries, placeInFile, rawStrings, type Content } from '../model/content.ts';
import { closestMatch } from '../model/closest-match.ts';
import { routeTable, type Route } from '../model/routes.ts';
import { siteFile } from '../model/site-file.ts';

/** The files in pages/ whose name is not the kind of page they render. */
const pageFiles: Partial<Record<Route['kind'], string>> = {
  home: 'index',
  subject: '[...subject]',
  'subject-consultation': '[subject]-consultation',
  test: '[test]',
  'test-consultation': '[test]-consultation',
  'state-consultation': '[state]',
  'district-consultation': 'school-districts-consultation',
  legal: '[legal]',
};

/** The ids in a source file, and the files that it imports. */
function scan(file: string): { ids: string[]; imports: string[] } {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, text = '']) => text);
  return {
    ids: found(/\b(?:id|headingId|labelledBy)=["']([a-z][\w-]*)["']/g),
    imports: found(/from '(\.[^']+\.(?:tsx|astro))'/g).map((path) => join(dirname(file), path)),
  };
}

/** Collects the ids that a page's source and the components it imports give to elements. */
function idScanner(): (file: string) => string[] {
  const scanned = new Map<string, ReturnType<typeof scan>>();
  const collect = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const { ids, imports } = scanned.get(file) ?? scan(file);
    scanned.set(file, { ids, imports });
    return [...ids, ...imports.flatMap((path) => collect(path, seen))];
  };
  return (file) => collect(file, new Set());
}

/** The ids that Markdown headings get: "## 7. Children under 13" is `7-children-under-13`. */
const headingIds = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The ids of a page that content may link to. */
function anchorsOf(
  route: Route,
  { teachers, faq, legal }: Content,
  idsIn: (file: string) => string[],
): string[] {
  const { kind, entry } = route;
  const ids = idsIn(siteFile(`src/pages/${pageFiles[kind] ?? kind}.astro`));
  if (kind === 'meet-our-teachers') ids.push(...teachers.map(({ id }) => id));
  if (kind === 'faq') ids.push(...faq.map(({ id }) => `faq-${id}`));
  if (kind === 'legal') ids.push(...headingIds(legal.find(({ id }) => id === entry)?.body ?? ''));
  return ids;
}

function deadAnchors(content: Content): ContentIssue[] {
  const routes = routeTable(content);
  const idsIn = idScanner();
  const known = new Map<string, string[]>();
  // A link without a page stays on the page that shows its entry, which may be one of several.
  const anchors = (path: string): string[] => {
    const found =
      known.get(path) ??
      routes
        .filter((route) => path === '' || route.path === path)
        .flatMap((route) => anchorsOf(route, content, idsIn));
    known.set(path, found);
    return found;
  };
  return allEntries(content).flatMap((entry) =>
    rawStrings(entry).flatMap(({ path, value }) => {
      const [, page = '', anchor] = /^(\/[a-z0-9/-]*)?#([a-z0-9-]+)$/.exec(value) ?? [];
      if (!['to', 'contactTarget'].includes(String(path.at(-1))) || anchor === undefined) return [];
      if (anchors(page).includes(anchor)) return [];
      const match = closestMatch(anchor, anchors(page));
      const field = fieldName(placeInFile(entry, path));
      const message = page === '' ? 'leads to an #anchor that no page has' : `${page} has no such #anchor`;
      return [
        { file: entry.file, field, value, message, ...(match ? { suggestion: `${page}#${match}` } : {}) },
      ];
    }),
  );
}

function missingPictures({ posts }: Content): ContentIssue[] {
  const drawn = globSync('*.svg', { cwd: siteFile('public/posts') }).map((file) => `/posts/${file}`);
  return posts.flatMap((entry) => {
    const { imageUrl } = entry.data;
    if (imageUrl === undefined || existsSync(siteFile(`public${imageUrl}`))) return [];
    return [
      {
        file: entry.file,
        field: fieldName(placeInFile(entry, ['imageUrl'])),
        value: imageUrl,
        message: 'there is no such file in site/public',
        suggestion: closestMatch(imageUrl, drawn),
      },
    ];
  });
}

/** What the content names and the site does not have: anchors and pictures. */
export function sourceIssues(content: Content): ContentIssue[] {
  return [...deadAnchors(content), ...missingPictures(content)];
}
