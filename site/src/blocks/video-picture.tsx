import { VideoPoster } from '../drawings/video-poster.tsx';

const posters = [0, 1, 2, 3, 4] as const;

/** The picture of the video at a position in its list; after the fifth, they begin again. */
export function VideoPicture({ position }: { position: number }) {
  return <VideoPoster index={posters[position % posters.length] ?? 0} />;
}
