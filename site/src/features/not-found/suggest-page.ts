import { editDistance } from '../../model/closest-match.ts';
import type { Route, RoutePath } from '../../model/routes.ts';

/** Where somebody who landed on an unknown path most likely wanted to go. */
export type Destination = { kind: 'page'; path: string } | { kind: 'blog' } | { kind: 'download' };

/** A page with the words by which somebody may guess its address. */
export interface KnownPage {
  /** Its main address. */
  path: string;
  /** Its other addresses. */
  aliases: readonly string[];
  /** The words of its addresses, its title and what it is about. */
  labels: readonly string[];
}

/** The words of an address or a name, in lower case: `/subjects/math` is subjects and math. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];
}

/** A page of the table, from its addresses and what it is called. */
export function knownPage(path: RoutePath, routes: readonly Route[], names: readonly string[]): KnownPage {
  const aliases = routes.filter(({ aliasOf }) => aliasOf === path).map((alias) => alias.path);
  return { path, aliases, labels: [...new Set([path, ...aliases, ...names].flatMap(wordsOf))] };
}

function normalized(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed escape is a mistyped address like any other.
  }
  const plain = decoded
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replaceAll(/[_\s]+/g, '-')
    .replaceAll(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** How many letters may be wrong, fewer in short words: /faqs is /faq, but /cat is not. */
function allowance(path: string, most: number): number {
  return Math.min(most, Math.max(1, Math.floor(path.length / 4)));
}

/** The page whose address was mistyped. */
function nearestPage(path: string, pages: readonly KnownPage[], most: number): string | null {
  const ranked = pages
    .filter((page) => page.path !== '/')
    .flatMap((page) => [page.path, ...page.aliases].map((address) => ({ page, address })))
    .map(({ page, address }) => ({ page, address, distance: editDistance(path, address) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= allowance(best.address, most) ? best.page.path : null;
}

/** Singular and plural, the start of a long word (math, mathematics), or one letter wrong in it. */
function isMeant(typed: string, word: string): boolean {
  const [short = '', long = ''] = [typed, word].sort((one, other) => one.length - other.length);
  if (long === short || long === `${short}s`) return true;
  return short.length >= 4 && (long.startsWith(short) || editDistance(short, long) <= 1);
}

/**
 * The page that a guess names: /sat, /teachers, /subjects/math. A word says the more, the fewer pages it stands for;
 * at least half of what is typed must be said of the page. The one whose own address says it, word for word and
 * with little besides, wins, then the one that comes first on the site.
 */
function guessedPage(path: string, pages: readonly KnownPage[]): string | null {
  const typed = [...new Set(wordsOf(path))].slice(0, 8).map((word) => {
    const found = new Set(pages.filter((page) => page.labels.some((known) => isMeant(word, known))));
    return { word, found, weight: Math.log((pages.length + 1) / Math.max(1, found.size)) };
  });
  const total = typed.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = pages
    .map((page) => {
      const named = typed.filter(({ found }) => found.has(page));
      const own = wordsOf([page.path, ...page.aliases].join(' '));
      const inAddress = named.filter(({ word }) => own.some((known) => isMeant(word, known)));
      const exact = inAddress.filter(({ word }) => own.includes(word));
      const weigh = (labels: typeof typed) => labels.reduce((sum, { weight }) => sum + weight, 0);
      const score = weigh(named) + weigh(inAddress) + (weigh(exact) - wordsOf(page.path).length / 100) / 10;
      return { page, said: weigh(named), score };
    })
    .sort((one, other) => other.score - one.score);
  const best = ranked[0];
  return best && best.said > 0 && best.said >= total / 2 ? best.page.path : null;
}

/** What an unknown path was probably meant to be among the site's pages; null when nothing comes near. */
export function likelyDestination(pathname: string, pages: readonly KnownPage[]): Destination | null {
  const path = normalized(pathname.slice(0, 200));
  if (path === '/blog' || path.startsWith('/blog/')) return { kind: 'blog' };
  if (path === '/download-website' || path.startsWith('/download-website/')) return { kind: 'download' };
  const meant = nearestPage(path, pages, 2) ?? guessedPage(path, pages) ?? nearestPage(path, pages, 3);
  return meant === null ? null : { kind: 'page', path: meant };
}
