/** @jsxRuntime automatic */

/** A message above a page's content, announced at once; nothing without a text. */
export function Notice({ text }: { text?: string | undefined }) {
  if (!text) return null;
  return (
    <p className="notice" role="alert">
      {text}
    </p>
  );
}
