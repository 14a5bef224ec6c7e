import { useSyncExternalStore } from 'react';
import { likelyDestination } from './likely-destination.ts';
import type { PageOf } from '../../model/page.ts';
import styles from './likely-page.module.css';

type LikelyPageProps = Pick<PageOf<'not-found'>, 'suggestion' | 'blog' | 'download'> & {
  blogAddress: string;
  /** Said behind a link to another site. */
  anotherSite: string;
};

function usePathname(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => null,
  );
}

/** What the address that was not found most likely meant. The general ways on stand below it in any case. */
export function LikelyPage({ suggestion, blog, download, blogAddress, anotherSite }: LikelyPageProps) {
  const pathname = usePathname();
  const destination = pathname === null ? null : likelyDestination(pathname);
  if (!destination) return null;
  switch (destination.kind) {
    case 'page':
      return (
        <p className={styles.suggestion}>
          {suggestion} <a href={destination.path}>{destination.path}</a>?
        </p>
      );
    case 'blog':
      return (
        <p className={styles.suggestion}>
          {blog.text}{' '}
          <a href={blogAddress}>
            {blog.button}
            <span className="visually-hidden"> {anotherSite}</span>
          </a>
        </p>
      );
    case 'download':
      return (
        <p className={styles.suggestion}>
          {download.text} <a href="/download">{download.button}</a>
        </p>
      );
  }
}
