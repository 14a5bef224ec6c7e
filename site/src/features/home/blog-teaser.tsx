import { formatDay } from '../../lib/format.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { BlogPost } from '../../model/blog-post.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { Reference } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import styles from './blog-teaser.module.css';

/** The home page's posts: the newest on education, the newest on travel and the next on education, else the newest. */
export function blogTeaser(posts: readonly BlogPost[]): BlogPost[] {
  const newest = [...posts].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const education = newest.filter((post) => post.category === 'education');
  const travel = newest.filter((post) => post.category === 'travel');
  const wanted = [education[0], travel[0], education[1]].filter((post) => post !== undefined);
  return [...new Set([...wanted, ...newest])].slice(0, 3);
}

interface BlogTeaserProps {
  heading: string;
  button: string;
  posts: readonly BlogPost[];
}

function PostCard({ post }: { post: BlogPost }) {
  const heading = `post-${post.id}`;
  return (
    <article aria-labelledby={heading} className={styles.post}>
      {post.picture ? (
        <ResponsiveImage picture={post.picture} sizes="(max-width: 699px) 88px, 140px" />
      ) : (
        <img src={post.imageUrl} alt="" width="800" height="500" loading="lazy" decoding="async" />
      )}
      <p className={styles.about}>
        <span>{post.category}</span>
        <time dateTime={post.createdAt}>{formatDay(post.createdAt)}</time>
      </p>
      <h3 id={heading}>
        <SiteLink to={post.url ?? `/blog/${post.id}`} className="stretched-link">
          {post.title}
        </SiteLink>
      </h3>
      <p>{post.excerpt}</p>
    </article>
  );
}

/** Up to three posts of the blog, which lives on a site of its own; nothing for a business without one. */
export function BlogTeaser({ heading, button, posts }: BlogTeaserProps) {
  const { blog } = useSite().settings;
  const shown = blogTeaser(posts);
  if (!blog || shown.length === 0) return null;
  return (
    <Reference id="blog" labelledBy="blog-heading">
      <div className={`heading-row ${styles.head}`}>
        <h2 id="blog-heading">{heading}</h2>
        <ArrowLink to="setting:blog" label={button} />
      </div>
      <ul role="list" className={`split ${styles.posts}`}>
        {shown.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Reference>
  );
}
