import { z } from 'zod';
import {
  homePage,
  freeConsultationPage,
  subjectsPage,
  testPrepPage,
  schoolDistrictsPage,
  districtConsultationPage,
  stateTutoringPage,
} from './pages/offer-pages.ts';
import {
  testimonialsPage,
  podcastPage,
  areYouATeacherPage,
  meetOurTeachersPage,
  schedulePage,
  contactUsPage,
  faqPage,
  downloadPage,
  notFoundPage,
} from './pages/business-pages.ts';

/** Every page that is one of a kind, told apart by its kind. */
export const page = z.discriminatedUnion('kind', [
  homePage,
  freeConsultationPage,
  notFoundPage,
  subjectsPage,
  testPrepPage,
  schoolDistrictsPage,
  districtConsultationPage,
  stateTutoringPage,
  testimonialsPage,
  podcastPage,
  areYouATeacherPage,
  meetOurTeachersPage,
  schedulePage,
  contactUsPage,
  faqPage,
  downloadPage,
]);
export type Page = z.infer<typeof page>;
export type PageKind = Page['kind'];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;
