import { formatDay } from '../../lib/format-date.ts';
import { useSite } from '../../lib/site-context.tsx';
import type { Blog } from '../../model/settings.ts';
import type { BlogPost } from '../../model/blog-post.ts';
import type { ResponsiveImageSource } from '../../model/picture.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { blogTeaser, postAddress } from './blog-posts.ts';
import styles from './blog-teaser.module.css';

interface BlogTeaserProps {
  heading: string;
  lead: string;
  button: string;
  posts: readonly BlogPost[];
  /** Photographs by the ids of the posts that have one. */
  photos: Readonly<Record<string, ResponsiveImageSource>>;
}

interface PostCardProps {
  post: BlogPost;
  /** Stands in place of the drawing. */
  photo: ResponsiveImageSource | undefined;
  blog: Blog;
}

function PostCard({ post, photo, blog }: PostCardProps) {
  const heading = `post-${post.id}`;
  return (
    <article aria-labelledby={heading} className={styles.post}>
      {photo ? (
        <ResponsiveImage
          picture={photo}
          sizes="(max-width: 699px) min(112px, 30vw), (max-width: 1023px) 200px, (max-width: 1599px) 370px, 470px"
        />
      ) : (
        <img src={post.imageUrl} alt="" width="800" height="500" loading="lazy" decoding="async" />
      )}
      <p className={styles.about}>
        <span>{post.category}</span>
        <time dateTime={post.createdAt}>{formatDay(post.createdAt)}</time>
      </p>
      <h3 id={heading}>
        <SiteLink to={postAddress(post, blog)}>{post.title}</SiteLink>
      </h3>
      <p>{post.excerpt}</p>
    </article>
  );
}

/** Up to three posts of the blog, which lives on a site of its own; nothing for a business without one. */
export function BlogTeaser({ heading, lead, button, posts, photos }: BlogTeaserProps) {
  const { blog } = useSite().settings;
  const shown = blogTeaser(posts);
  if (!blog || shown.length === 0) return null;
  return (
    <Section
      id="blog"
      labelledBy="blog-heading"
      surface="muted"
      heading={heading}
      lead={lead}
      samples={shown}
    >
      <ul role="list" className={styles.posts}>
        {shown.map((post) => (
          <li key={post.id}>
            <PostCard post={post} photo={photos[post.id]} blog={blog} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink to="setting:blog" variant="outlined">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
