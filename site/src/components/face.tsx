import type { Teacher } from '../model/teacher.ts';
import { ResponsiveImage } from './responsive-image.tsx';
import styles from './face.module.css';

interface FaceProps {
  teacher: Teacher;
  sizes: string;
  /** Sets the width and the position. */
  className?: string | undefined;
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** A teacher's portrait cropped to the head in a circle, 48 to 200 px wide. */
export function Face({ teacher: { picture }, sizes, className }: FaceProps) {
  return (
    picture && <ResponsiveImage picture={picture} sizes={sizes} className={classes(styles.face, className)} />
  );
}

/** A teacher's pose for the page, or the portrait from head to chest, in a 4:5 rectangle, 200 to 400 px wide. */
export function FacePlate({ teacher, sizes, className }: FaceProps) {
  const picture = teacher.pose ?? teacher.picture;
  return (
    picture && (
      <ResponsiveImage picture={picture} sizes={sizes} className={classes(styles.plate, className)} />
    )
  );
}
