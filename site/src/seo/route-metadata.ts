import type { DrawingName } from '../model/drawing.ts';
import { texts } from '../content-reader/content.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import type { PageMetadata } from '../model/page-metadata.ts';
import type { Route, RoutePath } from '../model/routes.ts';
import { entryOf, getPage } from '../entries/entries.ts';

/** Size that Open Graph and X cards ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's share picture by its main address, such as `subjects-science`. */
export function shareName(path: RoutePath): string {
  const name = path.slice(1).replaceAll('/', '-');
  return name === '' ? 'home' : name;
}

export function sharePath(path: RoutePath): string {
  return `/share/${shareName(path)}.png`;
}

/** As long as search results show, in characters. */
export const longestTitle = 60;

/** A page's title with the business's name behind it, unless the title has it already or grows too long by it. */
export function pageTitle(title: string, business: string): string {
  const whole = `${title} | ${business}`;
  return title.includes(business) || whole.length > longestTitle ? title : whole;
}

/** The fields that say on which day their text was written or looked up. */
const dated = ['updated', 'effective', 'asOf'];

/** The latest day that dated fields of an entry name, as YYYY-MM-DD; undefined when they name none. */
export function latestDay(data: unknown): string | undefined {
  const days = texts(data).filter(({ path }) => dated.includes(String(path.at(-1))));
  return days
    .map(({ value }) => value)
    .sort()
    .at(-1);
}

/** What the content says about one page of the route table, wherever its kind keeps it. */
interface RouteContent {
  page: { metadata: PageMetadata; heading: string; none?: { heading: string }; drawing?: DrawingName };
  /** Dated facts that the page shows and its entry keeps elsewhere. */
  facts?: unknown;
}

function routeContent({ kind, entry: id = '' }: Route): RouteContent {
  switch (kind) {
    case 'subject':
    case 'subject-consultation': {
      const { page, consultation } = entryOf('subjects', id);
      return { page: kind === 'subject' ? page : consultation };
    }
    case 'exam':
    case 'exam-consultation': {
      const { page, consultation, facts } = entryOf('exams', id);
      return { page: kind === 'exam' ? page : consultation, facts };
    }
    case 'state-consultation': {
      const { consultation, facts } = entryOf('states', id);
      return { page: consultation, facts };
    }
    case 'legal': {
      const text = entryOf('legal', id);
      return { page: { ...text, heading: `*${text.heading}*` }, facts: text };
    }
    default:
      return { page: getPage(kind) };
  }
}

/** A page's h1, its marked phrase between asterisks: the podcast's page has another one where there are no episodes. */
export function routeHeading(route: Route): string {
  const { heading, none } = routeContent(route).page;
  return none && !readSettings().videoChannel ? none.heading : heading;
}

/** The board that a page shows, for its share picture; the legal texts have none and take the lesson's. */
export function routeDrawing(route: Route): DrawingName {
  return routeContent(route).page.drawing ?? 'edited-paragraph';
}

/**
 * The day on which a page last changed, as its content says: the owner's `updated`, or the latest date that stands on
 * the page. Undefined where neither is given. The history of the files is no source: a clone without it knows one day.
 */
export function routeChanged(route: Route): string | undefined {
  const { page, facts } = routeContent(route);
  return latestDay([page, facts]);
}
