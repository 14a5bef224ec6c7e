import { routes } from './built-pages.ts';

/** Marks a test that is long or one of many similar ones: only `npm run test:all` runs it. */
export const runLater = { tag: '@all' };

/** The first page of each kind, since pages of one kind share a layout. */
export const firstOfTheirKind: ReadonlySet<string> = new Set(
  [...Map.groupBy(routes, ({ kind }) => kind).values()].flatMap(([first]) => (first ? [first.path] : [])),
);

const onePerFeature: ReadonlySet<string> = new Set([
  ...['/', '/subjects', '/sat-prep', '/florida-consultation', '/meet-our-teachers', '/testimonials'],
  ...['/faq', '/free-consultation', '/school-districts', '/contact-us'],
]);

export const fewPages: ReadonlySet<string> = new Set(['/', '/free-consultation', '/sat-prep']);

/**
 * The test details for one page of a test that runs on several pages.
 * @param sample the pages on which `npm test` runs it, so that it finds mistakes that all pages have.
 */
export const inSweep = (path: string, sample: ReadonlySet<string> = onePerFeature): { tag: string[] } => ({
  tag: sample.has(path) || path === '/no-such-page' ? [] : ['@all'],
});

/** The same for a test of every page, which `npm run test:all` also runs on the site's own content. */
export const onEveryPage = (path: string, sample?: ReadonlySet<string>): { tag: string[] } => ({
  tag: ['@page', ...inSweep(path, sample).tag],
});
