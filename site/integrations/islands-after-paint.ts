import { createHash } from 'node:crypto';
import { afterFirstPaint, callOf } from '../src/lib/document-script.ts';

const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** Astro's own scripts: the one that defines the island element, and one per way of hydrating. */
const islandScript =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:|astro-island)(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

function loadIslands(address: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }));
}

export interface IslandPage {
  html: string;
  /** What the page's islands run on; null on a page without islands. */
  script: { name: string; source: string } | null;
}

/**
 * Takes what Astro writes inline beside the first island out of the way of the first paint: its scripts become one
 * module file of the page, asked for behind the first paint; its style goes into the head, where a style element belongs.
 * @param folder the address of the folder that hashed files are served from, such as /_assets
 * @throws Error when the page has islands, but not the script or style that Astro is known to write for them.
 */
export function withIslandsAfterPaint(html: string, folder: string): IslandPage {
  if (!html.includes('<astro-island')) return { html, script: null };
  const source = [...html.matchAll(islandScript)].map(([, text = '']) => text).join('\n');
  if (!source.includes('customElements.define("astro-island"') || !html.includes(islandStyle)) {
    throw new Error(
      'Its islands have not the script and the style that Astro 7 writes: see islands-after-paint.ts.',
    );
  }
  const name = `islands.${createHash('sha256').update(source).digest('hex').slice(0, 12)}.js`;
  const loader = `<script data-islands>${afterFirstPaint(callOf(loadIslands, `${folder}/${name}`))}</script>`;
  const rest = html.replaceAll(islandScript, '').replace(islandStyle, '');
  const page = rest.replace('</head>', `${islandStyle}</head>`).replace('</body>', `${loader}</body>`);
  return { html: page, script: { name, source } };
}
