import type { RoutePath } from '../model/routes.ts';

/** Size that Open Graph and X cards ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's share picture by its main address, such as `subjects-science`. */
export function shareName(path: RoutePath): string {
  const name = path.slice(1).replaceAll('/', '-');
  return name === '' ? 'home' : name;
}

/** The address of the share picture of the page at a main address. */
export function sharePath(path: RoutePath): string {
  return `/share/${shareName(path)}.png`;
}
