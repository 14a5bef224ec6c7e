import type { ResponsiveImageSource } from '../model/picture.ts';

interface ResponsiveImageProps {
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
