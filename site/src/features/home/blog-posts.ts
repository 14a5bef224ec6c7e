import type { BlogPost } from '../../model/blog-post.ts';
import { fixedArticleIds, type Blog } from '../../model/settings.ts';

/**
 * The posts the home page shows, newest first: the first on education, the first on travel, the second on
 * education, as far as there are such posts.
 */
export function blogTeaser(posts: readonly BlogPost[]): BlogPost[] {
  const newest = [...posts].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const education = newest.filter((post) => post.category === 'education');
  const travel = newest.filter((post) => post.category === 'travel');
  return [education[0], travel[0], education[1]].filter((post) => post !== undefined);
}

/** Where a post's card goes: to its own address, to one of five fixed external articles, or else to /blog/{id}. */
export function postAddress({ id, url }: BlogPost, blog: Blog): string {
  if (url) return url;
  const fixed = fixedArticleIds.find((article) => article === String(id));
  return (fixed && blog.articles[fixed]) ?? `/blog/${id}`;
}
