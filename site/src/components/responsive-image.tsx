import { TeacherPortrait } from '../illustrations/teacher-portrait.tsx';
import type { ResponsiveImageSource } from '../model/picture.ts';
import type { Teacher } from '../model/teacher.ts';

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
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={src}
        srcSet={webp}
        sizes={sizes}
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
  withoutBackground?: boolean;
}

/** A teacher's photograph, or else the drawn portrait. */
export function TeacherPicture({ teacher, withoutBackground, ...image }: TeacherPictureProps) {
  const { picture, portrait, name } = teacher;
  if (picture) return <ResponsiveImage picture={picture} {...image} />;
  return portrait && <TeacherPortrait {...{ portrait, name, withoutBackground }} />;
}
