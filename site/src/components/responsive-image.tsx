import type { ResponsiveImageSource } from '../model/picture.ts';
import type { Teacher } from '../model/teacher.ts';
import styles from './responsive-image.module.css';

export interface ResponsiveImageProps {
  picture: ResponsiveImageSource;
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string;
  className?: string | undefined;
}

/** A photograph of the owner's, fetched when it comes near the view; its place stands before it arrives. */
export function ResponsiveImage({ picture, sizes, className }: ResponsiveImageProps) {
  const { alt, width, height, src, avif, webp } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

export interface TeacherPictureProps extends Omit<ResponsiveImageProps, 'picture'> {
  teacher: Teacher;
}

/** A teacher's face in a square, photographed or drawn. */
export function TeacherPicture({ teacher: { picture }, sizes, className }: TeacherPictureProps) {
  const classes = [styles.face, className].filter(Boolean).join(' ');
  return picture && <ResponsiveImage picture={picture} sizes={sizes} className={classes} />;
}
