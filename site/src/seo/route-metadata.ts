import type { DrawingName } from '../model/drawing.ts';
import type { PageMetadata } from '../model/page-metadata.ts';
import type { Route } from '../model/routes.ts';
import { getEntry, getPage } from '../server/content.ts';
import { latestDay } from '../lib/latest-day.ts';

/** What the content says about one page of the route table, wherever its kind keeps it. */
interface RouteContent {
  page: { metadata: PageMetadata; drawing?: DrawingName };
  /** Dated facts that the page shows and its entry keeps elsewhere. */
  facts?: unknown;
  /** What the entry is called, besides its pages' titles. */
  names: readonly string[];
}

async function routeContent({ kind, entry: id = '' }: Route): Promise<RouteContent> {
  switch (kind) {
    case 'subject':
    case 'subject-consultation': {
      const { page, consultation, title, shortName } = await getEntry('subjects', id);
      return { page: kind === 'subject' ? page : consultation, names: [title, shortName] };
    }
    case 'test':
    case 'test-consultation': {
      const { page, consultation, facts, name, testName } = await getEntry('tests', id);
      return { page: kind === 'test' ? page : consultation, facts, names: [name, testName] };
    }
    case 'state-consultation': {
      const { consultation, facts, name, program } = await getEntry('states', id);
      return { page: consultation, facts, names: [name, program] };
    }
    case 'legal': {
      const text = await getEntry('legal', id);
      return { page: text, facts: text, names: [text.heading] };
    }
    default:
      return { page: await getPage(kind), names: [] };
  }
}

/** Title and description of any page of the route table. */
export async function routeMetadata(route: Route): Promise<PageMetadata> {
  return (await routeContent(route)).page.metadata;
}

/** The board that a page shows, for its share picture; the legal texts have none and take the lesson's. */
export async function routeDrawing(route: Route): Promise<DrawingName> {
  return (await routeContent(route)).page.drawing ?? 'edited-paragraph';
}

/**
 * The day on which a page last changed, as its content says: the owner's `updated`, or the latest date that stands on
 * the page. Undefined where neither is given. The history of the files is no source: a clone without it knows one day.
 */
export async function routeChanged(route: Route): Promise<string | undefined> {
  const { page, facts } = await routeContent(route);
  return latestDay([page, facts]);
}

/** What a page is called: its title, and the names of what it is about. */
export async function routeNames(route: Route): Promise<string[]> {
  const { page, names } = await routeContent(route);
  return [page.metadata.title, ...names];
}
