import type { Teacher } from '../model/teacher.ts';
import { ResponsiveImage } from './responsive-image.tsx';
import styles from './face.module.css';

interface FaceProps {
  teacher: Teacher;
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string;
  /** Sets the width, and the place. */
  className?: string | undefined;
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** A teacher's head in a circle, 48 to 200 px wide. */
export function Face({ teacher: { picture }, sizes, className }: FaceProps) {
  return (
    picture && <ResponsiveImage picture={picture} sizes={sizes} className={classes(styles.face, className)} />
  );
}

/** A teacher from the head to the chest on a plate of 4 to 5, 200 to 400 px wide. */
export function FacePlate({ teacher: { picture }, sizes, className }: FaceProps) {
  return (
    picture && (
      <ResponsiveImage picture={picture} sizes={sizes} className={classes(styles.plate, className)} />
    )
  );
}
