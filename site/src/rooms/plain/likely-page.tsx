import { useSyncExternalStore } from 'react';
import { likelyDestination } from './likely-destination.ts';
import type { PageOf } from '../../model/page.ts';
import type { Blog } from '../../model/settings.ts';
import styles from './likely-page.module.css';

interface LikelyPageProps {
  page: PageOf<'not-found'>;
  /** A business without a blog has nothing to point to. */
  blog: Blog | undefined;
}

function usePathname(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
}

/** What the address that was not found most likely meant. The general ways on stand below it in any case. */
export function LikelyPage({ page, blog }: LikelyPageProps) {
  const pathname = usePathname();
  const destination = pathname === null ? null : likelyDestination(pathname);
  if (!destination) return null;
  switch (destination.kind) {
    case 'page':
      return (
        <p className={styles.suggestion}>
          {page.suggestion} <a href={destination.path}>{destination.path}</a>?
        </p>
      );
    case 'blog':
      return blog ? (
        <p className={styles.suggestion}>
          {page.blog.text}{' '}
          <a href={blog.url}>
            {page.blog.button}
            <span className="visually-hidden"> (another site)</span>
          </a>
        </p>
      ) : null;
    case 'download':
      return (
        <p className={styles.suggestion}>
          {page.download.text} <a href="/download">{page.download.button}</a>
        </p>
      );
  }
}
