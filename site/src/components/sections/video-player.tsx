import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { linkNotes } from '../../lib/link-notes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Video } from '../../lib/testimonials.ts';
import { ownText } from '../translation-safe-text.ts';
import styles from './video-player.module.css';

type VideoPlayerProps = Omit<Video, 'id'> & {
  /** The picture before the video plays, which stays as the page was served. */
  children?: ReactNode;
};

function Player({ player, title }: { player: string; title: string }) {
  const takeFocus = useCallback((frame: HTMLIFrameElement | null) => frame?.focus(), []);
  return (
    <iframe
      ref={takeFocus}
      className={styles.player}
      src={player}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/**
 * One video: a picture that links to the video's page. With JavaScript the link plays the video in its place, and
 * nothing comes from the video host before; it stays a plain link when the address names no known video.
 */
export function VideoPlayer({ title, by, address, player, children }: VideoPlayerProps) {
  const playsHere = useHydrated() && player !== null;
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (player === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  const note = playsHere ? '' : ` ${linkNotes.anotherSiteNewTab}`;
  return (
    <figure className={styles.video}>
      <div className={styles.screen}>
        {playing && player !== null ? (
          <Player player={player} title={`Video: ${title}`} />
        ) : (
          <>
            {children}
            <a
              className={styles.cover}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              onClick={play}
            >
              <span className={styles.sign} aria-hidden="true" />
              <span className="visually-hidden" {...ownText(`Watch “${title}”${note}`)} />
            </a>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <strong {...ownText(title)} />
        <span {...ownText(by)} />
      </figcaption>
    </figure>
  );
}
