import { closestMatch } from '../../lib/closest-match.ts';
import { mainPath, type Route, type RoutePath } from '../../model/routes.ts';

/** A page by its main address, with the words of that and of its aliases. */
export interface KnownPage {
  path: RoutePath;
  words: readonly string[];
}

/** The words of an address, in lower case: `/subjects/math` is subjects and math. */
const wordsOf = (path: string): string[] => path.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];

/** The pages of the route table in its order, each once. */
export function knownPages(routes: readonly Route[]): KnownPage[] {
  return [...Map.groupBy(routes, mainPath)].map(([path, addresses]) => ({
    path,
    words: [...new Set(addresses.flatMap((route) => wordsOf(route.path)))],
  }));
}

/** The page that an unknown path most likely meant: the first one with the word that the fewest pages have. */
export function likelyPage(pathname: string, pages: readonly KnownPage[]): RoutePath | undefined {
  const known = [...new Set(pages.flatMap(({ words }) => words))];
  const meant = wordsOf(pathname.slice(0, 200)).map((word) => {
    const spelled = [word, `${word}s`, word.replace(/s$/, '')].find((form) => known.includes(form));
    // Short words are near too many others.
    return spelled ?? (word.length < 5 ? undefined : closestMatch(word, known));
  });
  const found = meant.map((word) => pages.filter(({ words }) => words.includes(word ?? '')));
  const [rarest] = found
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.length - other.length);
  return rarest?.[0]?.path;
}
