import { SectionFrame, type SectionFrameProps } from './section-frame.tsx';
import styles from './poster.module.css';

export type PosterGround =
  'yellow' | 'navy' | 'blue' | 'blueTint' | 'greenTint' | 'redTint' | 'amberTint' | 'dots';

interface PosterProps extends SectionFrameProps {
  ground: PosterGround;
  /** One sentence at display size, the poster's heading. */
  sentence?: string | undefined;
  /** Without a margin above and below: what is drawn touches the edges. */
  flush?: boolean;
}

/** A section across the whole window on a ground of color: one sentence or one drawing, once or twice a page. */
export function Poster({ ground, sentence, flush = false, ...props }: PosterProps) {
  const classes = [styles.poster, styles[ground], flush && styles.flush].filter(Boolean).join(' ');
  const heading = sentence ?? props.heading;
  const headingClass = sentence ? styles.sentence : undefined;
  return <SectionFrame section={classes} {...props} {...{ heading, headingClass }} />;
}
