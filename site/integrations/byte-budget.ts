import type { HTMLElement } from 'node-html-parser';

/** What the first view of a page may take, in bytes over the wire: 1 KB is 1,000 bytes here, the stricter reading. */
export const budget = 50_000;

const kinds = ['document', 'style', 'image', 'script', 'font'] as const;

/** What a page asks of the network before its first view is whole, in bytes over the wire. */
export type PageWeight = Record<(typeof kinds)[number], number>;

/** What the first view waits for or is shown with, and the attribute that holds its address. */
const places = {
  style: { 'link[rel=stylesheet]': 'href' },
  image: { 'img:not([loading=lazy])': 'src', 'link[rel=preload][as=image]': 'href' },
  script: {
    // Module, async and deferred scripts wait until the document has been read; any other stops it.
    'script:not([type=module]):not([async]):not([defer])': 'src',
    'link[rel=modulepreload], link[rel=preload][as=script]': 'href',
  },
  font: { 'link[rel=preload][as=font]': 'href' },
};

/** The addresses of what a first view asks for beside the document, by kind. */
export type Fetched = Readonly<Partial<Record<keyof PageWeight, string[]>>>;

/**
 * What the first view of a built page asks for. Every font that the page declares counts, whether or not the first
 * view sets text in it.
 * @param html the same page as it is sent: its faces may have been given other files since it was parsed
 */
export function fetchedWith(root: HTMLElement, html = root.toString()): Fetched {
  const faces = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].join('\n');
  const declared = [...faces.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url);
  const asked = Object.entries(places).map(([kind, selectors]) => {
    const addresses = Object.entries(selectors).flatMap(([selector, attribute]) =>
      root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ''),
    );
    const all = new Set([...addresses, ...(kind === 'font' ? declared : [])]);
    return [kind, [...all].filter((address) => address !== '' && !address.startsWith('data:'))];
  });
  return Object.fromEntries(asked) as Fetched;
}

/**
 * Weighs the first view of a built page.
 * @param sizeOf the size of a file over the wire, by its address; undefined when the build holds none.
 * @throws Error for a file that the page names and the build does not hold.
 */
export function weighPage(
  document: number,
  asked: Fetched,
  sizeOf: (address: string) => number | undefined,
): PageWeight {
  const weights = Object.entries(asked).map(([kind, addresses]) => {
    const sizes = addresses.map((address) => {
      const size = sizeOf(address);
      if (size === undefined) throw new Error(`It loads ${address}, which the build does not hold.`);
      return size;
    });
    return [kind, sizes.reduce((sum, size) => sum + size, 0)];
  });
  return { document, ...Object.fromEntries(weights) } as PageWeight;
}

/**
 * Tells whether a page runs script although it has no island; data blocks such as JSON-LD do not run, and the few lines
 * that bring the page's faces, carry a campaign, count a visit or keep the focus in the menu stand on every page.
 */
export function runsScriptWithoutIsland(root: HTMLElement): boolean {
  const running = root.querySelector(
    'script:not([type^=application], [type=speculationrules], [data-start], [data-menus], [data-later], [data-analytics])',
  );
  return running !== null && root.querySelector('astro-island') === null;
}

/** The whole first view, in bytes. */
export function firstView(weight: PageWeight): number {
  return Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
}

/** A weight in words, rounded up, so that a byte too many shows: `60.1 KB (document 25.1, font 35.0)`. */
export function inKilobytes(weight: PageWeight): string {
  const kilobytes = (bytes: number) => (Math.ceil(bytes / 100) / 10).toFixed(1);
  const parts = kinds.filter((kind) => weight[kind] > 0).map((kind) => `${kind} ${kilobytes(weight[kind])}`);
  return `${kilobytes(firstView(weight))} KB (${parts.join(', ')})`;
}
