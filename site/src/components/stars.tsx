interface StarsProps {
  rating: number | undefined;
  className?: string | undefined;
}

/** A review's stars, with their number as text for screen readers; nothing for a review without any. */
export function Stars({ rating, className }: StarsProps) {
  if (rating === undefined) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        {'★'.repeat(rating)}
      </span>
      <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
    </>
  );
}
