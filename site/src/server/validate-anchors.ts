import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldName, type ContentIssue } from '../model/content-issue.ts';
import { allEntries, placeInFile, writtenTexts } from '../model/content-strings.ts';
import type { Content } from '../model/content.ts';
import { closestMatch } from '../model/closest-match.ts';
import { siteFile } from '../model/site-file.ts';

/** The #anchors that the pages have: what their sources name, and entries that stand on a page under their own id. */
function anchors({ teachers, faq }: Content): string[] {
  const source = siteFile('src');
  const named = globSync('{features,components,layouts,scheduling}/**/*.{tsx,astro}', {
    cwd: source,
  }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\b(?:id|headingId)=["']([a-z][\w-]*)["']/g)].map(
      ([, id = '']) => id,
    ),
  );
  return [...named, ...teachers.map(({ id }) => id), ...faq.map(({ id }) => `q${id}`)];
}

function deadAnchors(content: Content): ContentIssue[] {
  const known = anchors(content);
  return allEntries(content).flatMap((entry) =>
    writtenTexts(entry).flatMap(({ path, value }) => {
      const [, page = '', anchor = ''] = /^(\/[a-z0-9/-]*)?#([a-z][a-z0-9-]*)$/.exec(value) ?? [];
      if (!['to', 'contactTarget'].includes(String(path.at(-1))) || anchor === '' || known.includes(anchor))
        return [];
      const meant = closestMatch(anchor, known);
      const field = fieldName(placeInFile(entry, path));
      const allowed = 'leads to an #anchor that no page has';
      return [{ file: entry.file, field, value, allowed, ...(meant ? { instead: `${page}#${meant}` } : {}) }];
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
        allowed: 'there is no such file in site/public',
        instead: closestMatch(imageUrl, drawn),
      },
    ];
  });
}

/** What the content names and the site does not have: anchors and pictures. */
export function sourceProblems(content: Content): ContentIssue[] {
  return [...deadAnchors(content), ...missingPictures(content)];
}
