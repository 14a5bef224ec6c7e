import { parse, type HTMLElement } from 'node-html-parser';

/** 1 KB is 1,000 bytes here, the stricter reading. */
export const budget = { firstView: 60_000, firstViewWithoutFonts: 25_000 } as const;

/** What a page asks of the network before its first view is whole, in bytes over the wire. */
export interface PageWeight {
  page: string;
  document: number;
  style: number;
  image: number;
  script: number;
  font: number;
  /** Elements that run script; data blocks such as JSON-LD are none. */
  scriptElements: number;
  islands: number;
}

/** Bytes over the wire of a file of the build, by its address; undefined when there is no such file. */
export type WireSize = (address: string) => number | undefined;

/** Pages that may run a script although they have no island, by address, with the reason. */
export type AllowedScripts = Readonly<Record<string, string>>;

const dataTypes = new Set(['application/ld+json', 'application/json', 'speculationrules']);

const runs = (script: HTMLElement) => !dataTypes.has(script.getAttribute('type') ?? '');

/** Module, async and deferred scripts wait until the document has been read; any other stops it. */
function holdsUpTheDocument(script: HTMLElement): boolean {
  const waits =
    script.getAttribute('type') === 'module' || ['async', 'defer'].some((name) => script.hasAttribute(name));
  return script.hasAttribute('src') && !waits;
}

function fontAddresses(root: HTMLElement): string[] {
  const css = root
    .querySelectorAll('style')
    .map((style) => style.textContent)
    .join('\n');
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) =>
    [...rule.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address),
  );
}

function attributes(elements: readonly HTMLElement[], name: string): string[] {
  return elements.map((element) => element.getAttribute(name) ?? '');
}

/**
 * Weighs the first view of a built page: the document, sheets, images that are not lazy, scripts that hold up the
 * document, and fonts. Every font that the page declares counts, whether or not the first view sets text in it.
 * @param sizeOf the size of a file over the wire.
 * @throws Error for a file that the page names and the build does not hold.
 */
export function weighPage(page: string, documentSize: number, html: string, sizeOf: WireSize): PageWeight {
  const root = parse(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const sum = (addresses: readonly string[]): number =>
    [...new Set(addresses)]
      .filter((address) => address !== '' && !address.startsWith('data:'))
      .reduce((total, address) => {
        const size = sizeOf(address);
        if (size === undefined) throw new Error(`${page} loads ${address}, which the build does not hold.`);
        return total + size;
      }, 0);
  const scripts = all('script').filter(runs);
  return {
    page,
    document: documentSize,
    style: sum(attributes(all('link[rel=stylesheet]'), 'href')),
    image: sum([
      ...attributes(
        all('img').filter((image) => image.getAttribute('loading') !== 'lazy'),
        'src',
      ),
      ...attributes(all('link[rel=preload][as=image]'), 'href'),
    ]),
    script: sum([
      ...attributes(scripts.filter(holdsUpTheDocument), 'src'),
      ...attributes(all('link[rel=modulepreload], link[rel=preload][as=script]'), 'href'),
    ]),
    font: sum([...fontAddresses(root), ...attributes(all('link[rel=preload][as=font]'), 'href')]),
    scriptElements: scripts.length,
    islands: all('astro-island').length,
  };
}

/** The first view without its fonts. */
export function withoutFonts(weight: PageWeight): number {
  return weight.document + weight.style + weight.image + weight.script;
}

/** The whole first view. */
export function firstView(weight: PageWeight): number {
  return withoutFonts(weight) + weight.font;
}

/** Bytes as people read them, rounded up, so that a byte too many shows. */
export function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}

function heaviestKind(
  weight: PageWeight,
  kinds: readonly ('document' | 'style' | 'image' | 'script' | 'font')[],
): string {
  const [heaviest = 'document'] = [...kinds].sort((one, other) => weight[other] - weight[one]);
  return `${heaviest} ${kilobytes(weight[heaviest])} KB`;
}

/** What is wrong with a page's weight: each finding names the page, the limit and the kind that weighs most. */
export function budgetFindings(weight: PageWeight, allowedScripts: AllowedScripts): string[] {
  const findings: string[] = [];
  const kinds = ['document', 'style', 'image', 'script'] as const;
  if (firstView(weight) > budget.firstView) {
    findings.push(
      `${weight.page}: the first view takes ${kilobytes(firstView(weight))} KB with fonts, ` +
        `${kilobytes(budget.firstView)} are allowed; most of it: ${heaviestKind(weight, [...kinds, 'font'])}.`,
    );
  }
  if (withoutFonts(weight) > budget.firstViewWithoutFonts) {
    findings.push(
      `${weight.page}: the first view takes ${kilobytes(withoutFonts(weight))} KB without fonts, ` +
        `${kilobytes(budget.firstViewWithoutFonts)} are allowed; most of it: ${heaviestKind(weight, kinds)}.`,
    );
  }
  if (weight.scriptElements > 0 && weight.islands === 0 && !(weight.page in allowedScripts)) {
    findings.push(
      `${weight.page}: script: the page has no island, yet ${weight.scriptElements} script element(s). ` +
        'Take them out, or name the page with its reason in scripts/check-budget.ts.',
    );
  }
  return findings;
}
