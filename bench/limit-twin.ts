import { parse } from 'node-html-parser';

const fetchedForScripts =
  'script, meta[http-equiv="Content-Security-Policy"], ' +
  'link:is([rel=modulepreload], [rel=prefetch], [rel=prerender], [rel=preload]:not([as=image]))';
const webFonts = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;
const waitingParts = /content-visibility:\s*(?:auto|hidden)/g;

/**
 * Makes a page's limit twin, the fastest this very page could be: the same HTML with every sheet inlined, no
 * script, nothing fetched for one, no web font, and no part that waits with its layout. Pictures stay, and so do
 * the fallback faces, which take fonts of the device: the twin's lines are as long and break where the page's do
 * before its fonts arrive.
 * @param readSheet the text of a style sheet, by its address.
 */
export function limitTwin(html: string, readSheet: (address: string) => string): string {
  const root = parse(html, { comment: true });
  for (const element of root.querySelectorAll(fetchedForScripts)) element.remove();
  for (const link of root.querySelectorAll('link[rel=stylesheet]'))
    link.replaceWith(`<style>${readSheet(link.getAttribute('href') ?? '')}</style>`);
  for (const style of root.querySelectorAll('style')) {
    const kept = style.textContent.replace(webFonts, '').replace(waitingParts, 'content-visibility:visible');
    style.replaceWith(kept.trim() ? `<style>${kept}</style>` : '');
  }
  // The properties of an island are data for its script.
  for (const island of root.querySelectorAll('astro-island')) island.setAttributes({});
  return root.toString();
}
