import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './poster.module.css';

export type PosterGround =
  'yellow' | 'navy' | 'blue' | 'blueTint' | 'greenTint' | 'redTint' | 'amberTint' | 'dots';

interface PosterProps extends SectionFrameProps {
  ground: PosterGround;
  /** One sentence in display size, the section's heading. */
  sentence?: string | undefined;
  /** Removes the padding above and below, for a drawing that touches the edges. */
  flush?: boolean;
}

/** A section as wide as the window on a colored background, with one sentence or drawing; at most two on a page. */
export function Poster({ ground, sentence, flush = false, ...props }: PosterProps) {
  const classes = [styles.poster, styles[ground], flush && styles.flush].filter(Boolean).join(' ');
  const heading = sentence ?? props.heading;
  const headingClass = sentence ? styles.sentence : undefined;
  return <SectionFrame section={classes} {...props} {...{ heading, headingClass }} />;
}
