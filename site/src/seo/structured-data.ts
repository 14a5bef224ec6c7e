import { videoPlayerOrigin, attribution, videoPicturePath } from '../lib/testimonials.ts';
import type { Link } from '../model/link.ts';
import type { PageMetadata } from '../model/page-metadata.ts';
import type { Settings } from '../model/settings.ts';
import type { Testimonial } from '../model/testimonial.ts';
import type { Labels } from '../model/labels.ts';
import { readVideoUrl } from '../model/video.ts';
import { mainPath, type Route, type RouteKind } from '../model/routes.ts';
import { formatMessage } from '../lib/format.ts';
import { dialedNumber } from '../lib/link-target.ts';
import { pageTitle, sharePath } from './route-metadata.ts';

/** Kinds of pages that offer something: a course one can take, or a service one can book. */
const courses: readonly RouteKind[] = ['subject', 'exam'];
const services: readonly RouteKind[] = [
  ...(['home', 'subjects', 'test-prep', 'school-districts', 'state-tutoring'] as const),
  ...(['free-consultation', 'exam-consultation', 'subject-consultation'] as const),
  ...(['state-consultation', 'district-consultation'] as const),
];

interface ListedCourse {
  name: string;
  description: string;
  path: string;
}

/** What a page shows beyond its title, for machines to read. */
export interface ShownOnPage {
  /** The breadcrumb that stands on the page, this page last. */
  trail?: readonly Link[];
  courses?: readonly ListedCourse[];
  videos?: readonly Testimonial[];
  /** The states that the page is for; without any, it is for everyone the business serves. */
  states?: readonly string[];
}

export interface StructuredPage extends ShownOnPage {
  settings: Settings;
  labels: Labels['searchEngines'];
  route: Route;
  metadata: PageMetadata;
}

/** A thing as schema.org describes it. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const organizationId = (origin: string) => `${origin}/#organization`;

function organization({ business, origin, mail, social }: Settings): Thing {
  const telephone = business.phone === undefined ? {} : { telephone: dialedNumber(business.phone) };
  const accounts = Object.values(social).filter((account) => account !== undefined);
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId(origin),
    name: business.name,
    legalName: business.legalName,
    description: business.description,
    url: origin,
    logo: `${origin}/icons/512.png`,
    email: mail.general,
    ...telephone,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: mail.general, ...telephone },
      { '@type': 'ContactPoint', contactType: 'customer support', email: mail.support },
    ],
    founder: { '@type': 'Person', name: business.founder },
    ...(accounts.length > 0 ? { sameAs: accounts } : {}),
  };
}

function website({ business, origin }: Settings): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: business.name,
    url: origin,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(origin) },
  };
}

function webPage({ settings, route, metadata }: StructuredPage): Thing {
  const { origin } = settings;
  const url = origin + mainPath(route);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: pageTitle(metadata.title, settings.business.name),
    description: metadata.description,
    isPartOf: { '@id': `${origin}/#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + sharePath(mainPath(route)) },
  };
}

function breadcrumbs({ settings, route, trail = [] }: StructuredPage): Thing[] {
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: settings.origin + (to === route.path ? mainPath(route) : to),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Where a service is offered: in the states of its page, else in those that the business serves, else in the country. */
function areaServed(states: readonly string[]): Thing | Thing[] {
  const country: Thing = { '@type': 'Country', name: 'US' };
  if (states.length === 0) return country;
  return states.map((name) => ({ '@type': 'State', name, containedInPlace: country }));
}

function course({ settings }: StructuredPage, { name, description, path }: ListedCourse): Thing {
  const url = settings.origin + path;
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name,
    description,
    url,
    provider: { '@type': 'Organization', name: settings.business.name, sameAs: settings.origin },
  };
}

function offer(page: StructuredPage): Thing[] {
  const { settings, labels, route, metadata } = page;
  const { states = settings.business.serves ?? [] } = page;
  const { title: name, description } = metadata;
  const path = mainPath(route);
  if (courses.includes(route.kind)) return [course(page, { name, description, path })];
  if (!services.includes(route.kind)) return [];
  return [
    {
      '@type': 'Service',
      name,
      description,
      url: settings.origin + path,
      provider: { '@id': organizationId(settings.origin) },
      serviceType: labels.service,
      areaServed: areaServed(states),
    },
  ];
}

function courseList(page: StructuredPage): Thing[] {
  if (!page.courses?.length) return [];
  const itemListElement = page.courses.map((listed, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: page.settings.origin + listed.path,
    item: course(page, listed),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

function video({ settings, labels }: StructuredPage, testimonial: Testimonial): Thing[] {
  const { id, videoUrl, videoTitle, videoPublished } = testimonial;
  const reference = videoUrl === undefined ? null : readVideoUrl(videoUrl);
  if (!reference || !videoTitle || !videoPublished) return [];
  const values = { title: videoTitle, by: attribution(testimonial), business: settings.business.name };
  return [
    {
      '@type': 'VideoObject',
      name: videoTitle,
      description: formatMessage(labels.video, values),
      // A day without a zone is read in the reader's own; noon at Greenwich is that day in all of America.
      uploadDate: `${videoPublished}T12:00:00Z`,
      thumbnailUrl: settings.origin + videoPicturePath(id),
      embedUrl: `${videoPlayerOrigin}/embed/${reference.id}`,
    },
  ];
}

/**
 * The structured data of a page for search engines, in the terms of schema.org; build-tests/structured-data.test.ts
 * compares each type with what they document. It holds no rating of the business: Google's rules for review snippets
 * forbid stars that a business gives itself.
 */
export function structuredData(page: StructuredPage): { '@context': string; '@graph': Thing[] } {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page.settings),
      website(page.settings),
      webPage(page),
      ...breadcrumbs(page),
      ...offer(page),
      ...courseList(page),
      ...(page.videos ?? []).flatMap((testimonial) => video(page, testimonial)),
    ],
  };
}
