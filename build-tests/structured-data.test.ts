import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../site/src/content-reader/read-settings.ts';
import { builtPage, builtPages, dist, mainPathOf, type BuiltPage } from '../e2e/built-pages.ts';

const origin = readSettings().origin;

type Node = Record<string, unknown> & { '@type': string };

/**
 * The properties of each type that search engines require or recommend (developers.google.com/search/docs/appearance)
 * and that this business has; for other types, basic properties of schema.org.
 */
const documented: Readonly<Record<string, string>> = {
  EducationalOrganization: 'name legalName url logo description email telephone contactPoint sameAs',
  ContactPoint: 'contactType email',
  WebSite: 'name url',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  ListItem: 'position',
  Course: 'name description provider',
  VideoObject: 'name thumbnailUrl uploadDate description embedUrl',
  ImageObject: 'url',
  WebPage: 'name url description primaryImageOfPage',
  Service: 'name description provider areaServed serviceType',
  Organization: 'name sameAs',
  Person: 'name',
  State: 'name containedInPlace',
  Country: 'name',
};

function graphOf({ root }: BuiltPage): Node[] {
  const script = root.querySelector('script[type="application/ld+json"]')?.text;
  return (JSON.parse(String(script)) as { '@graph': Node[] })['@graph'];
}

/** All typed nodes, including nested ones. */
function nodesIn(data: unknown): Node[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = '@type' in data ? [data as Node] : [];
  return [...own, ...Object.values(data).flatMap(nodesIn)];
}

const ofType = (page: BuiltPage, type: string) => graphOf(page).filter((node) => node['@type'] === type);
const items = (node: Node | undefined) => (node?.['itemListElement'] ?? []) as Node[];

it('each type has what search engines document for it, on every page, and none rates the business', () => {
  for (const page of builtPages()) {
    const types = graphOf(page).map((node) => node['@type']);
    expect(types, page.path).toEqual(
      expect.arrayContaining(['EducationalOrganization', 'WebSite', 'WebPage']),
    );
    expect(page.html).not.toContain('AggregateRating');
    for (const node of nodesIn(graphOf(page))) {
      const asked = documented[node['@type']];
      expect(asked, `${page.path}: nobody documents ${node['@type']}`).toBeDefined();
      const missing = asked?.split(' ').filter((name) => !node[name]);
      expect(missing, `${page.path}: ${node['@type']}`).toEqual([]);
    }
  }
});

it('the breadcrumb told to machines is the one that stands on the page', () => {
  const trails = builtPages().filter((page) => {
    const seen = page.root.querySelectorAll('nav[aria-label=Breadcrumb] a').map((link, index) => {
      const href = String(link.getAttribute('href'));
      return [index + 1, link.text, origin + (mainPathOf.get(href) ?? href)];
    });
    const told = ofType(page, 'BreadcrumbList').flatMap(items);
    expect([page.path, ...told.map(({ position, name, item }) => [position, name, item])]).toEqual([
      page.path,
      ...seen,
    ]);
    return seen.length > 0;
  });
  expect(trails.length).toBeGreaterThan(0);
});

it.each(['/subjects', '/test-prep'])('%s lists the courses that it shows', (path) => {
  const page = builtPage(path);
  const listed = items(ofType(page, 'ItemList')[0]);
  expect(listed.length).toBeGreaterThan(1);
  for (const [index, { position, url, item }] of listed.entries()) {
    const course = item as Node;
    expect(position).toBe(index + 1);
    expect([course['@type'], course['url']]).toEqual(['Course', url]);
    expect(page.root.querySelector('main')?.text).toContain(course['name']);
    expect(ofType(builtPage(String(url).replace(origin, '')), 'Course')).toHaveLength(1);
  }
});

it('a state’s page serves that state, the overview all of them, other pages the country', () => {
  const areas = (path: string) =>
    [ofType(builtPage(path), 'Service')[0]?.['areaServed']].flat().map((area) => (area as Node)['name']);
  expect(areas('/indiana-consultation')).toEqual(['Indiana']);
  expect(areas('/state-tutoring')).toEqual(['Florida', 'Indiana']);
  expect(areas('/free-consultation')).toEqual(['US']);
});

it('every video has a picture of its own, a day with a zone and a description', () => {
  const page = builtPage('/testimonials');
  const videos = ofType(page, 'VideoObject');
  expect(videos).toHaveLength(3);
  for (const property of ['thumbnailUrl', 'name', 'description', 'embedUrl'])
    expect(new Set(videos.map((video) => video[property])).size, property).toBe(videos.length);
  const shares = page.root.querySelector('meta[property="og:image"]')?.getAttribute('content');
  for (const { thumbnailUrl, uploadDate, name, description } of videos) {
    expect(thumbnailUrl).not.toBe(shares);
    expect(existsSync(join(dist, String(thumbnailUrl).replace(origin, '')))).toBe(true);
    expect(uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/);
    expect(description).toContain(name);
    expect(description).not.toBe(name);
  }
});
