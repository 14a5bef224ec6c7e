/**
 * The route table: the pages that exist once, and those of the entries. Navigation, links in content, the sitemap and
 * the tests use this table.
 */
import type { Content } from './collections.ts';
import type { SchedulerPlacement } from './path.ts';

export type RoutePath = `/${string}`;

/** The routes of pages that exist once. */
export const fixedRoutes = [
  { path: '/', kind: 'home', scheduler: { eventType: 'free-consultation', height: 700 } },
  { path: '/subjects', kind: 'subjects' },
  { path: '/test-prep', kind: 'test-prep' },
  {
    path: '/free-consultation',
    kind: 'free-consultation',
    scheduler: { eventType: 'free-consultation', height: 1000 },
  },
  {
    path: '/school-districts-consultation',
    kind: 'district-consultation',
    scheduler: { eventType: 'school-districts', height: 1000 },
  },
  { path: '/testimonials', kind: 'testimonials' },
  { path: '/podcast', kind: 'podcast' },
  { path: '/school-districts', kind: 'school-districts' },
  { path: '/state-tutoring', kind: 'state-tutoring' },
  { path: '/are-you-a-teacher', kind: 'are-you-a-teacher' },
  { path: '/meet-our-teachers', kind: 'meet-our-teachers' },
  { path: '/schedule', kind: 'schedule' },
  { path: '/contact-us', kind: 'contact-us', scheduler: { eventType: 'free-consultation', height: 630 } },
  { path: '/faq', kind: 'faq' },
  { path: '/download', kind: 'download' },
  { path: '/terms-of-service', kind: 'legal', entry: 'terms-of-service' },
  { path: '/privacy-policy', kind: 'legal', entry: 'privacy-policy' },
] as const satisfies readonly (Omit<Route, 'kind'> & { kind: string })[];

/** The kinds of the fixed pages at these paths, such as those that the settings hide. */
export const kindsAt = (paths: readonly unknown[]): string[] =>
  fixedRoutes.filter(({ path }) => paths.includes(path)).map(({ kind }) => kind);

/** The kinds of pages that show an entry. */
type EntryRouteKind =
  'subject' | 'subject-consultation' | 'exam' | 'exam-consultation' | 'state-consultation' | 'legal';
export type RouteKind = (typeof fixedRoutes)[number]['kind'] | EntryRouteKind;

export interface Route {
  path: RoutePath;
  kind: RouteKind;
  /** The id of the entry that the page shows, for kinds with several pages. */
  entry?: string;
  /** The main path, if this path is an alias. */
  aliasOf?: RoutePath;
  scheduler?: SchedulerPlacement;
}

/** Redirects. `npm run hosts` writes them into the configuration files of hosts. */
export const redirects: readonly { from: RoutePath; to: RoutePath }[] = [{ from: '/home', to: '/' }];

interface Page {
  address: string;
  aliases?: readonly string[];
  scheduler?: SchedulerPlacement;
}

function inOrder<E extends { data: { order: number } }>(entries: readonly E[]): E[] {
  return entries.toSorted((one, other) => one.data.order - other.data.order);
}

function routesOf(kind: EntryRouteKind, entry: string, { address, aliases = [], scheduler }: Page): Route[] {
  const path = address as RoutePath;
  return [
    { path, kind, entry, ...(scheduler ? { scheduler } : {}) },
    ...aliases.map((alias) => ({ path: alias as RoutePath, kind, entry, aliasOf: path })),
  ];
}

/** All routes of the site, aliases included: the fixed pages that the settings do not hide, and those of the entries. */
export function routeTable(entries: Content): Route[] {
  const subjects = inOrder(entries.subjects);
  const exams = inOrder(entries.exams);
  const hidden = new Set<string>(entries.settings[0]?.data.hiddenPages);
  return [
    ...fixedRoutes.filter(({ path }) => !hidden.has(path)),
    ...subjects.flatMap(({ id, data }) => routesOf('subject', id, data.page)),
    ...exams.flatMap(({ id, data }) => routesOf('exam', id, data.page)),
    ...exams.flatMap(({ id, data }) => routesOf('exam-consultation', id, data.consultation)),
    ...subjects.flatMap(({ id, data }) => routesOf('subject-consultation', id, data.consultation)),
    ...inOrder(entries.states).flatMap(({ id, data }) =>
      routesOf('state-consultation', id, data.consultation),
    ),
  ];
}

/** The main path of a page: that of which it is an alias, or else its own. */
export function mainPath(route: Route): RoutePath {
  return route.aliasOf ?? route.path;
}

/** The routes without aliases. */
export function mainRoutes(routes: readonly Route[]): Route[] {
  return routes.filter((route) => route.aliasOf === undefined);
}

/** The overview page of each kind of page that has one. */
const parents: Partial<Record<RouteKind, RoutePath>> = { subject: '/subjects', exam: '/test-prep' };

/** The path of a page's overview, for breadcrumbs and the current navigation item; undefined if it has none. */
export function parentPath(route: Route | undefined): RoutePath | undefined {
  return route && parents[route.kind];
}
