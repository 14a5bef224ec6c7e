const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The attributes of an element whose text React sets as HTML and does not compare during hydration. A browser's page
 * translation wraps texts in elements of its own. Otherwise, React would report a hydration mismatch, render the island
 * again and lose its state.
 * @see https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function ownText(text: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign) } };
}
