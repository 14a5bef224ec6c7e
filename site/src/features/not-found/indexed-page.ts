import type { Route, RoutePath } from '../../model/routes.ts';

/** A page as somebody may think of it who guesses its address. */
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
