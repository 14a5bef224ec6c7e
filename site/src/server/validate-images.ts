import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ContentIssue } from '../model/content-issue.ts';
import { issueAt, type Content, type ContentEntry } from '../model/content.ts';
import { closestMatch } from '../model/closest-match.ts';
import { pictureCuts, pictureFile, pictureFolder, type Picture, type PictureCut } from '../model/picture.ts';
import { siteFile } from '../model/site-file.ts';

/** How the photographs of a collection's entries are cut. */
const cuts = { teachers: 'portrait', posts: 'card', pages: 'column' } as const;

/** Width and height as the photograph is seen; null when the file is no picture. */
function seenSize(file: string): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file));
    // From 5 on, a camera was held upright and says so instead of turning what it took.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}

function faultOf(
  folder: string,
  files: readonly string[],
  file: string,
  cut: PictureCut,
): Partial<ContentIssue> {
  if (!files.includes(file)) {
    return {
      message: `there is no such file in site/content/${pictureFolder}`,
      suggestion: closestMatch(file, files),
    };
  }
  const size = seenSize(join(folder, file));
  if (!size) return { message: 'is no picture that can be read: save it again as a JPEG' };
  const { width, height } = pictureCuts[cut];
  if (size.width >= width && size.height >= height) return {};
  return {
    message: `is too small, ${size.width} × ${size.height} pixels: write the name of one of at least ${width} × ${height}`,
  };
}

/** Drawings of posts that are missing. */
function missingDrawings({ posts }: Content): ContentIssue[] {
  const drawn = globSync('*.svg', { cwd: siteFile('public/posts') }).map((file) => `/posts/${file}`);
  return posts.flatMap((entry) => {
    const { imageUrl } = entry.data;
    if (imageUrl === undefined || existsSync(siteFile(`public${imageUrl}`))) return [];
    const message = 'there is no such file in site/public';
    return [issueAt(entry, ['imageUrl'], imageUrl, message, closestMatch(imageUrl, drawn))];
  });
}

/** Pictures that are missing, that nobody can read, or that are too small for their place. */
export function pictureIssues(content: Content, root: string): ContentIssue[] {
  const folder = join(root, pictureFolder);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => pictureFile.test(file)) : [];
  const inPhotographs = (['teachers', 'posts', 'pages'] as const).flatMap((name) =>
    (content[name] as ContentEntry<object>[]).flatMap((entry) => {
      const { photo } = entry.data as { photo?: Picture };
      const { message, suggestion } = photo ? faultOf(folder, files, photo.file, cuts[name]) : {};
      return message ? [issueAt(entry, ['photo', 'file'], photo?.file, message, suggestion)] : [];
    }),
  );
  return [...inPhotographs, ...missingDrawings(content)];
}
