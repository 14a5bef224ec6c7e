const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const policy = /<meta\b[^>]*\bhttp-equiv="?content-security-policy\b[^>]*>/gi;
const earlyFetches = /<link\b[^>]*\brel="?(?:modulepreload|preload|prefetch|prerender)\b[^>]*>/g;
const sheets = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const webFonts = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;
const emptyStyle = /<style\b[^>]*>\s*<\/style>/g;
// The properties of an island are data for its script. Their values hold no double quote, but may hold a >.
const islandStart = /<astro-island(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g;
const leftOver = /<script\b|rel="?(?:stylesheet|modulepreload)\b|\burl\([^)]*\.woff|<astro-island\s/;

const fetchesPicture = (link: string) => /\bas="?image\b/.test(link);

/**
 * Makes a page's limit twin, the fastest this very page could be: the same HTML with every sheet inlined, no
 * script, nothing fetched for one, and no web font. Pictures stay, and so do the fallback faces, which take
 * fonts of the device: the twin's lines are as long and break where the page's do before its fonts arrive.
 * @param readSheet the text of a style sheet, by its address.
 * @throws Error when something of that kind is left, written as these expressions do not know it.
 */
export function limitTwin(html: string, readSheet: (address: string) => string): string {
  const twin = html
    .replace(scripts, '')
    .replace(policy, '')
    .replace(earlyFetches, (link) => (fetchesPicture(link) ? link : ''))
    .replace(sheets, (link) => {
      const [, address = ''] = /\bhref="?([^"\s>]+)/.exec(link) ?? [];
      return `<style>${readSheet(address)}</style>`;
    })
    .replace(webFonts, '')
    .replace(emptyStyle, '')
    .replace(islandStart, '<astro-island>');
  const [left] = leftOver.exec(twin) ?? [];
  if (left) throw new Error(`The twin still has "${left}".`);
  return twin;
}
