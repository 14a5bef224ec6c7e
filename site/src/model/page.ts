import { z } from 'zod';
import type { Identified } from './entry.ts';
import * as business from './pages/business-pages.ts';
import * as offer from './pages/offer-pages.ts';

export const page = z.discriminatedUnion('kind', [
  offer.homePage,
  offer.freeConsultationPage,
  business.notFoundPage,
  offer.subjectsPage,
  offer.testPrepPage,
  offer.schoolDistrictsPage,
  offer.districtConsultationPage,
  offer.stateTutoringPage,
  business.testimonialsPage,
  business.podcastPage,
  business.areYouATeacherPage,
  business.meetOurTeachersPage,
  business.schedulePage,
  business.contactUsPage,
  business.faqPage,
  business.downloadPage,
]);
type Page = Identified<z.infer<typeof page>>;
export type PageKind = Page['kind'];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

/** What a page may embed from other hosts. Its content security policy allows what it declares. */
export const embeds = ['calendar', 'video', 'reviews', 'analytics'] as const;
export type Embed = (typeof embeds)[number];
