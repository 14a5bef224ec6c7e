import type { ResponsiveImageSource } from '../model/picture.ts';

interface ResponsiveImageProps {
  picture: ResponsiveImageSource;
  /** The width on the page, in the syntax of the HTML attribute `sizes`. */
  sizes: string;
  className?: string | undefined;
}

/** One of the owner's photographs. It loads lazily, and its width and height reserve its space. */
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
