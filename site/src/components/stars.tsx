/** A review's stars, with their number as text for screen readers. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  return (
    <>
      <span aria-hidden="true" className={className}>
        {'★'.repeat(rating)}
      </span>
      <span className="visually-hidden">{`${rating} out of 5 stars`}</span>
    </>
  );
}
