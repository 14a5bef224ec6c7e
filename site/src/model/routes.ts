/**
 * The one route table. Pages, navigation, links in content, the sitemap and the tests all read it.
 * Source: sections 2, 7 and 9 of the product specification, and the decisions beside it.
 */

export type EventTypeId = 'free-consultation' | 'test-prep' | 'school-districts';

export interface SchedulerPlacement {
  eventType: EventTypeId;
  /** Reserved height of the embed in CSS pixels. */
  height: 600 | 630 | 700 | 900 | 1000;
}

interface RouteShape {
  path: `/${string}`;
  kind: string;
  /** The content entry a page of this kind shows, for kinds with several pages. */
  entry?: string;
  /** The main address, when this path is an alias of another page. */
  aliasOf?: `/${string}`;
  scheduler?: SchedulerPlacement;
}

const consultation = (height: SchedulerPlacement['height']): SchedulerPlacement => ({
  eventType: 'free-consultation',
  height,
});
const testPrep = (height: SchedulerPlacement['height']): SchedulerPlacement => ({
  eventType: 'test-prep',
  height,
});

export const routes = [
  { path: '/', kind: 'home', scheduler: consultation(700) },

  { path: '/subjects', kind: 'subjects' },
  { path: '/subjects/mathematics', kind: 'subject', entry: 'math' },
  { path: '/mathematics', kind: 'subject', entry: 'math', aliasOf: '/subjects/mathematics' },
  { path: '/math-tutoring', kind: 'subject', entry: 'math', aliasOf: '/subjects/mathematics' },
  { path: '/subjects/science', kind: 'subject', entry: 'science' },
  { path: '/science-tutoring', kind: 'subject', entry: 'science', aliasOf: '/subjects/science' },
  { path: '/subjects/english', kind: 'subject', entry: 'english' },
  { path: '/english-tutoring', kind: 'subject', entry: 'english', aliasOf: '/subjects/english' },
  { path: '/subjects/social-studies', kind: 'subject', entry: 'social-studies' },
  {
    path: '/social-studies-tutoring',
    kind: 'subject',
    entry: 'social-studies',
    aliasOf: '/subjects/social-studies',
  },

  { path: '/test-prep', kind: 'test-prep' },
  { path: '/sat-prep', kind: 'test', entry: 'sat' },
  { path: '/act-prep', kind: 'test', entry: 'act' },
  { path: '/psat-prep', kind: 'test', entry: 'psat' },
  { path: '/isee-prep', kind: 'test', entry: 'isee' },
  { path: '/ssat-prep', kind: 'test', entry: 'ssat' },
  { path: '/hspt-prep', kind: 'test', entry: 'hspt' },
  { path: '/ap-exam-prep', kind: 'test', entry: 'ap' },
  { path: '/ap-exams', kind: 'test', entry: 'ap', aliasOf: '/ap-exam-prep' },

  { path: '/free-consultation', kind: 'free-consultation', scheduler: consultation(1000) },
  { path: '/sat-consultation', kind: 'test-consultation', entry: 'sat', scheduler: testPrep(630) },
  { path: '/act-consultation', kind: 'test-consultation', entry: 'act', scheduler: testPrep(900) },
  { path: '/psat-consultation', kind: 'test-consultation', entry: 'psat', scheduler: testPrep(630) },
  { path: '/isee-consultation', kind: 'test-consultation', entry: 'isee', scheduler: testPrep(630) },
  { path: '/ssat-consultation', kind: 'test-consultation', entry: 'ssat', scheduler: testPrep(630) },
  { path: '/hspt-consultation', kind: 'test-consultation', entry: 'hspt', scheduler: testPrep(630) },
  { path: '/ap-exam-consultation', kind: 'test-consultation', entry: 'ap', scheduler: testPrep(630) },
  { path: '/math-consultation', kind: 'subject-consultation', entry: 'math', scheduler: consultation(600) },
  {
    path: '/science-consultation',
    kind: 'subject-consultation',
    entry: 'science',
    scheduler: consultation(600),
  },
  {
    path: '/english-consultation',
    kind: 'subject-consultation',
    entry: 'english',
    scheduler: consultation(600),
  },
  {
    path: '/social-studies-consultation',
    kind: 'subject-consultation',
    entry: 'social-studies',
    scheduler: consultation(600),
  },
  {
    path: '/school-districts-consultation',
    kind: 'district-consultation',
    scheduler: { eventType: 'school-districts', height: 1000 },
  },
  {
    path: '/florida-consultation',
    kind: 'state-consultation',
    entry: 'florida',
    scheduler: consultation(700),
  },
  {
    path: '/arkansas-consultation',
    kind: 'state-consultation',
    entry: 'arkansas',
    scheduler: consultation(700),
  },
  {
    path: '/arizona-consultation',
    kind: 'state-consultation',
    entry: 'arizona',
    scheduler: consultation(700),
  },
  {
    path: '/indiana-consultation',
    kind: 'state-consultation',
    entry: 'indiana',
    scheduler: consultation(700),
  },
  {
    path: '/new-hampshire-consultation',
    kind: 'state-consultation',
    entry: 'new-hampshire',
    scheduler: consultation(700),
  },
  {
    path: '/south-carolina-consultation',
    kind: 'state-consultation',
    entry: 'south-carolina',
    scheduler: consultation(700),
  },

  { path: '/testimonials', kind: 'testimonials' },
  { path: '/podcast', kind: 'podcast' },
  { path: '/school-districts', kind: 'school-districts' },
  { path: '/state-tutoring', kind: 'state-tutoring' },
  { path: '/are-you-a-teacher', kind: 'are-you-a-teacher' },
  { path: '/meet-our-teachers', kind: 'meet-our-teachers' },
  { path: '/schedule', kind: 'schedule' },
  { path: '/contact-us', kind: 'contact-us', scheduler: consultation(630) },
  { path: '/faq', kind: 'faq' },
  { path: '/terms-of-service', kind: 'legal', entry: 'terms-of-service' },
  { path: '/privacy-policy', kind: 'legal', entry: 'privacy-policy' },
  { path: '/download', kind: 'download' },
] as const satisfies readonly RouteShape[];

export type Route = (typeof routes)[number];
export type RoutePath = Route['path'];
export type RouteKind = Route['kind'];

/** Addresses that answer with a redirect instead of a page. */
export const redirects = [{ from: '/home', to: '/' }] as const satisfies readonly {
  from: `/${string}`;
  to: RoutePath;
}[];

const byPath: ReadonlyMap<string, RouteShape> = new Map(routes.map((route) => [route.path, route]));

/** Tells whether a path is one of the site's own pages. */
export function isRoutePath(path: string): path is RoutePath {
  return byPath.has(path);
}

/** The main address of a page: the path itself, or the page it is an alias of. */
export function canonicalPath(path: RoutePath): RoutePath {
  const main = byPath.get(path)?.aliasOf;
  return main !== undefined && isRoutePath(main) ? main : path;
}

/** Where and how high the scheduler stands on a page; undefined on pages without one. */
export function schedulerOn(path: RoutePath): SchedulerPlacement | undefined {
  return byPath.get(path)?.scheduler;
}

/** All routes of one kind, in table order. */
export function routesOfKind<K extends RouteKind>(kind: K): Extract<Route, { kind: K }>[] {
  return routes.filter((route): route is Extract<Route, { kind: K }> => route.kind === kind);
}

/**
 * The main address of an entry's page of a kind, for example `routeFor('test-consultation', 'sat')`.
 * @throws Error when the table has no such page.
 */
export function routeFor(kind: RouteKind, entry?: string): RoutePath {
  const found = routes.find(
    (route: RouteShape) => route.kind === kind && route.entry === entry && route.aliasOf === undefined,
  );
  if (!found) throw new Error(`No route of kind "${kind}"${entry ? ` for "${entry}"` : ''} in routes.ts.`);
  return found.path;
}

/** The overview a page belongs to, for breadcrumbs and the highlighted navigation item. */
export function parentPath(path: RoutePath): RoutePath | undefined {
  switch (byPath.get(path)?.kind) {
    case 'subject':
      return '/subjects';
    case 'test':
      return '/test-prep';
    default:
      return undefined;
  }
}
