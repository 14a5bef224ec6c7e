import { useCallback, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { linkNotes } from '../../lib/link-notes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { Video } from '../../lib/testimonials.ts';
import { ownText } from '../translation-safe-text.ts';
import styles from './video-player.module.css';

type VideoPlayerProps = Omit<Video, 'id'> & {
  /** The picture before the video plays, which stays as the page was served. */
  children?: ReactNode;
};

function WatchLink({
  address,
  label,
  ref,
}: {
  address: string;
  label: string;
  ref: RefCallback<HTMLElement>;
}) {
  return (
    <a className={styles.cover} href={address} target="_blank" rel="noopener noreferrer" ref={ref}>
      <span className={styles.sign} aria-hidden="true" />
      <span className="visually-hidden" {...ownText(`${label} ${linkNotes.anotherSiteNewTab}`)} />
    </a>
  );
}

function PlayButton({
  label,
  onPlay,
  ref,
}: {
  label: string;
  onPlay: () => void;
  ref: RefCallback<HTMLElement>;
}) {
  return (
    <button type="button" className={styles.cover} onClick={onPlay} ref={ref}>
      <span className={styles.sign} aria-hidden="true" />
      <span className="visually-hidden" {...ownText(label)} />
    </button>
  );
}

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

/** Whoever stood on the link with the keyboard stands on the button that takes its place. */
function useKeptFocus(): { link: RefCallback<HTMLElement>; button: RefCallback<HTMLElement> } {
  const held = useRef(false);
  const link = useCallback((element: HTMLElement | null) => {
    return () => {
      held.current = element !== null && document.activeElement === element;
    };
  }, []);
  const button = useCallback((element: HTMLElement | null) => {
    if (held.current) element?.focus({ preventScroll: true });
    held.current = false;
  }, []);
  return { link, button };
}

/**
 * One video: a picture with a play button, and nothing from the video host until it is pressed. As served, and
 * without JavaScript, the picture is a link to the video; so it stays when the address names no known video.
 */
export function VideoPlayer({ title, by, address, player, children }: VideoPlayerProps) {
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  const { link, button } = useKeptFocus();
  return (
    <figure className={styles.video}>
      <div className={styles.screen}>
        {!playing && children}
        {player === null || !hydrated ? (
          <WatchLink address={address} label={`Watch “${title}”`} ref={link} />
        ) : playing ? (
          <Player player={player} title={`Video: ${title}`} />
        ) : (
          <PlayButton label={`Play “${title}”`} onPlay={() => setPlaying(true)} ref={button} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <strong {...ownText(title)} />
        <span {...ownText(by)} />
      </figcaption>
    </figure>
  );
}
