import { TeacherPortrait } from '../illustrations/teacher-portrait.tsx';
import type { ResponsiveImageSource } from '../model/picture.ts';
import type { Teacher } from '../model/teacher.ts';

interface PhotographProps {
  picture: ResponsiveImageSource;
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string;
  className?: string | undefined;
}

/** A photograph of the owner's, fetched when it comes near the view; its place stands before it arrives. */
export function ResponsiveImage({ picture, sizes, className }: PhotographProps) {
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

interface TeacherPictureProps extends Omit<PhotographProps, 'picture'> {
  teacher: Teacher;
  photo: ResponsiveImageSource | undefined;
  withoutBackground?: boolean;
}

/** A teacher's photograph, or else the drawn portrait. */
export function TeacherPicture({ teacher, photo, withoutBackground, ...image }: TeacherPictureProps) {
  const { portrait, name } = teacher;
  if (photo) return <ResponsiveImage picture={photo} {...image} />;
  return portrait && <TeacherPortrait {...{ portrait, name, withoutBackground }} />;
}
