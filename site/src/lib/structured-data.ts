import type {
  BreadcrumbList,
  Course,
  EducationalOrganization,
  Graph,
  Service,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { PageMetadata } from '../model/page-metadata.ts';
import type { Settings } from '../model/settings.ts';
import type { Testimonial } from '../model/testimonial.ts';
import { readVideoUrl } from '../model/video.ts';
import { mainPath, parentPath, type Route, type RouteKind } from '../model/routes.ts';
import { pageTitle } from './page-title.ts';
import { sharePath } from './share-picture.ts';

/** Kinds of pages that offer something: a course one can take, or a service one can book. */
const offers: Partial<Record<RouteKind, 'Course' | 'Service'>> = {
  home: 'Service',
  subject: 'Course',
  test: 'Course',
  'free-consultation': 'Service',
  'test-consultation': 'Service',
  'subject-consultation': 'Service',
  'state-consultation': 'Service',
  'district-consultation': 'Service',
  subjects: 'Service',
  'test-prep': 'Service',
  'school-districts': 'Service',
  'state-tutoring': 'Service',
};

export interface StructuredPage {
  settings: Settings;
  route: Route;
  metadata: PageMetadata;
  /** Titles of the overview pages, for breadcrumbs. */
  parentTitle?: string | undefined;
  videos?: readonly Testimonial[];
}

const organizationId = (origin: string) => `${origin}/#organization`;

function organization({ business, origin, mail, social }: Settings): EducationalOrganization {
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
    ...(business.phone === undefined ? {} : { telephone: business.phone }),
    founder: { '@type': 'Person', name: business.founder },
    ...(accounts.length > 0 ? { sameAs: accounts } : {}),
  };
}

function website({ business, origin }: Settings): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: business.name,
    url: origin,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(origin) },
  };
}

function webPage({ settings, route, metadata }: StructuredPage): WebPage {
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

function breadcrumbs({ settings, route, metadata, parentTitle }: StructuredPage): BreadcrumbList {
  const parent = parentPath(route);
  const steps: [string, string][] = [['Home', '/']];
  if (parent && parentTitle) steps.push([parentTitle, parent]);
  if (route.path !== '/') steps.push([metadata.title, mainPath(route)]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: settings.origin + item,
    })),
  };
}

function offer({ settings, route, metadata }: StructuredPage): Course | Service | null {
  const type = offers[route.kind];
  if (!type) return null;
  const common = {
    name: metadata.title,
    description: metadata.description,
    url: settings.origin + mainPath(route),
    provider: { '@id': organizationId(settings.origin) },
  };
  return type === 'Course'
    ? {
        '@type': 'Course',
        ...common,
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online', courseWorkload: 'PT1H' },
      }
    : { '@type': 'Service', ...common, areaServed: 'US', serviceType: 'Online tutoring' };
}

function video({ settings, route }: StructuredPage, testimonial: Testimonial): VideoObject[] {
  const reference = testimonial.videoUrl === undefined ? null : readVideoUrl(testimonial.videoUrl);
  if (!reference || !testimonial.videoTitle || !testimonial.videoPublished) return [];
  return [
    {
      '@type': 'VideoObject',
      name: testimonial.videoTitle,
      description: `${testimonial.videoTitle}, a video testimonial for ${settings.business.name}.`,
      uploadDate: testimonial.videoPublished,
      thumbnailUrl: settings.origin + sharePath(mainPath(route)),
      embedUrl: `https://www.youtube-nocookie.com/embed/${reference.id}`,
    },
  ];
}

/**
 * What search engines are told about a page, typed against schema.org. There is no rating about ourselves in it:
 * self-serving review stars are against Google's rules for review snippets.
 */
export function structuredData(page: StructuredPage): Graph {
  const offered = offer(page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page.settings),
      website(page.settings),
      webPage(page),
      breadcrumbs(page),
      ...(offered ? [offered] : []),
      ...(page.videos ?? []).flatMap((testimonial) => video(page, testimonial)),
    ],
  };
}

/** JSON for a script element: no text in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
