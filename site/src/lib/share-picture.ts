import { canonicalPath, type RoutePath } from '../model/routes.ts';

/** Size that Open Graph and X cards ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's share picture, such as `subjects-science`; aliases share their main page's. */
export function shareName(path: RoutePath): string {
  const name = canonicalPath(path).slice(1).replaceAll('/', '-');
  return name === '' ? 'home' : name;
}

/** The address of a page's share picture on the site. */
export function sharePath(path: RoutePath): string {
  return `/share/${shareName(path)}.png`;
}
