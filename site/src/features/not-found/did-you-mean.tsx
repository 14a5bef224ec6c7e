import { linkNotes } from '../../lib/link-notes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { likelyDestination, type KnownPage } from './suggest-page.ts';
import type { PageOf } from '../../model/page.ts';
import styles from './not-found-page.module.css';

type LikelyPageProps = Pick<PageOf<'not-found'>, 'suggestion' | 'blog' | 'download'> & {
  /** A business without a blog has nothing to point to. */
  blogAddress: string | undefined;
  /** The site's pages, with what people call them. */
  pages: readonly KnownPage[];
};

/** What the address that was not found most likely meant. The general ways on stand below it in any case. */
export function DidYouMean(props: LikelyPageProps) {
  const { suggestion, blog, download, blogAddress, pages } = props;
  const hydrated = useHydrated();
  const destination = hydrated ? likelyDestination(window.location.pathname, pages) : null;
  if (!destination) return null;
  switch (destination.kind) {
    case 'page':
      return (
        <p className={styles.suggestion}>
          {suggestion} <a href={destination.path}>{destination.path}</a>?
        </p>
      );
    case 'blog':
      return blogAddress !== undefined ? (
        <p className={styles.suggestion}>
          {blog.text}{' '}
          <a href={blogAddress}>
            {blog.button}
            <span className="visually-hidden"> {linkNotes.anotherSite}</span>
          </a>
        </p>
      ) : null;
    case 'download':
      return pages.some(({ path }) => path === '/download') ? (
        <p className={styles.suggestion}>
          {download.text} <a href="/download">{download.button}</a>
        </p>
      ) : null;
  }
}
