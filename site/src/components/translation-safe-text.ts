const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The attributes of an element whose text React writes and never looks at again. A browser that translates the page wraps
 * every text into elements of its own, often before the page comes to life: React would take them for a mistake, draw
 * everything anew, and lose what somebody had chosen.
 */
export function ownText(text: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign) } };
}
