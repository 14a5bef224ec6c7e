import { z } from 'zod';
import { calendarDay } from './date.ts';
import { icon, markerColor } from './color.ts';
import { drawing } from './drawing.ts';
import { link } from './link.ts';
import { pageMetadata } from './page-metadata.ts';
import { picture } from './picture.ts';
import {
  headedList,
  heading,
  label,
  lead,
  listItem,
  markedHeading,
  paragraph,
  plainText,
  sectionHead,
  template,
  titledText,
} from './text.ts';

const head = { metadata: pageMetadata, heading: markedHeading, lead, drawing };
const closing = z.strictObject({ heading, lead, button: label });
const scheduler = z.strictObject({ heading, lead });
const spanish = paragraph.optional().describe('A paragraph in Spanish, shown only when written');
const step = titledText;
const iconPoint = z.strictObject({ icon, title: heading, text: plainText(10, 280) });

export const homePage = z.strictObject({
  kind: z.literal('home'),
  ...head,
  eyebrow: plainText(10, 80),
  primaryButton: label,
  secondaryButton: label,
  /** The four claims of the specification: value and what it counts. */
  claims: z
    .array(z.strictObject({ value: label, label }))
    .min(2)
    .max(6),
  /** The lesson on the hero's board: what it shows, its two people, and the founder's line below it. */
  lesson: z.strictObject({
    alt: plainText(40, 400),
    teacher: label,
    student: label,
    founder: label,
    link: label,
  }),
  why: z.strictObject({
    heading,
    lead,
    cards: z
      .array(titledText.extend({ icon, color: markerColor }))
      .min(2)
      .max(4),
  }),
  panelsHead: sectionHead,
  panels: z.strictObject({
    subjects: z.strictObject({ heading, lead, remark: label }),
    testPrep: z.strictObject({ heading, lead, remark: label, cardLabel: label }),
    districts: z.strictObject({
      heading,
      lead,
      remark: label,
      points: z.array(listItem).min(4).max(8),
      requestLabel: label,
      externalLabel: label,
    }),
  }),
  testimonials: z.strictObject({
    heading,
    button: label,
    /** Up to three parent testimonials, by id; others are left out. */
    featured: z.array(z.string().regex(/^t\d+$/, 'must be a testimonial id such as t4')).max(3),
  }),
  blog: z.strictObject({ heading, lead, button: label }),
  schedule: z.strictObject({ heading, lead, tiles: z.array(iconPoint).min(2).max(4) }),
});

export const freeConsultationPage = z.strictObject({
  kind: z.literal('free-consultation'),
  ...head,
  spanish,
  bookNow: label,
  points: z.array(listItem).min(2).max(4),
  boardTitle: label,
  scheduler,
  nextHeading: heading,
  next: z.array(step).min(2).max(6),
});

export const notFoundPage = z.strictObject({
  kind: z.literal('not-found'),
  metadata: pageMetadata,
  heading: z.literal('404 Page Not Found'),
  /** The developer-style note the specification asks for. */
  note: plainText(10, 120),
  lead,
  waysOn: z.array(link).min(3).max(6),
  blog: z.strictObject({ text: paragraph, button: label }),
  download: z.strictObject({ text: paragraph, button: label }),
  suggestion: label,
});

export const subjectsPage = z.strictObject({
  kind: z.literal('subjects'),
  ...head,
  cardsHeading: heading,
  why: z.strictObject({ heading, points: z.array(titledText).min(2).max(4) }),
  closing,
});

export const testPrepPage = z.strictObject({
  kind: z.literal('test-prep'),
  ...head,
  cardsHeading: heading,
  cardsLead: lead,
  cardLabel: label,
  comparison: z.strictObject({ heading, lead }),
  choosing: z.strictObject({ heading, points: z.array(titledText).min(2).max(6) }),
  closing,
});

export const schoolDistrictsPage = z.strictObject({
  kind: z.literal('school-districts'),
  ...head,
  requestLabel: label,
  externalLabel: label,
  servicesHead: sectionHead,
  /** The eight partnership services of the specification's section 1. */
  services: z.array(iconPoint).min(2).max(10),
  comingSoon: z.strictObject({ heading, text: paragraph }),
  /** What a district's office asks for before an agreement, and the way to what proves the answer. */
  assurancesHead: sectionHead,
  proofLabel: label,
  printNote: plainText(10, 160),
  assurances: z
    .array(titledText.extend({ link: link.optional() }))
    .min(3)
    .max(6),
  photo: picture.optional().describe('A photograph beside these answers'),
  modelsHead: sectionHead,
  models: z.array(titledText).min(2).max(6),
  stepsHead: sectionHead,
  steps: z.array(step).min(2).max(6),
  closing,
});

export const districtConsultationPage = z.strictObject({
  kind: z.literal('district-consultation'),
  ...head,
  bookNow: label,
  scheduler,
  agendaHeading: heading,
  agenda: z.array(step).min(2).max(6),
  bringHeading: heading,
  bring: z.array(listItem).min(3).max(6),
});

export const stateTutoringPage = z.strictObject({
  kind: z.literal('state-tutoring'),
  ...head,
  spanish,
  cardsHead: sectionHead,
  cardLabel: label,
  cardAbout: template(['state']),
  stepsHead: sectionHead,
  steps: z.array(step).min(2).max(6),
  otherStates: z.strictObject({ heading, text: paragraph }),
  closing,
  /** What is the same on the six consultation pages. */
  consultations: z.strictObject({
    programLabel: label,
    badges: z.strictObject({
      licensed: label,
      approvedVendor: label,
      allSubjects: label,
      stateFunded: label,
    }),
    bookNow: label,
    overviewHeading: heading,
    subjects: headedList,
    sessionOptions: headedList,
    /** The block of facts about the program. */
    facts: z.strictObject({
      heading,
      lead,
      officialName: label,
      runBy: label,
      who: label,
      pays: label,
      payment: label,
      provider: label,
      ask: plainText(10, 120),
    }),
    documentsHeading: heading,
    noteLabel: label,
    contactLabel: label,
  }),
});

export const testimonialsPage = z.strictObject({
  kind: z.literal('testimonials'),
  ...head,
  parents: sectionHead.extend({ more: template(['count']), less: label }),
  students: sectionHead,
  videos: sectionHead,
  reviews: z.strictObject({ heading, lead, linkLabel: label, widgetLink: template(['business', 'site']) }),
  closing,
});

export const podcastPage = z.strictObject({
  kind: z.literal('podcast'),
  ...head,
  buttons: z.array(label).min(1).max(3),
  topicsHead: sectionHead,
  topics: z.array(titledText).min(3).max(6),
  listenHead: sectionHead,
  listen: z.array(listItem).min(2).max(5),
  /** Leads to the contact page, for questions the podcast should take up. */
  contactLabel: label,
  /** What the page says instead for a business whose settings name no video channel. */
  none: z.strictObject({
    description: pageMetadata.shape.description,
    heading: markedHeading,
    lead,
    contactLabel: label,
  }),
});

export const areYouATeacherPage = z.strictObject({
  kind: z.literal('are-you-a-teacher'),
  ...head,
  applyLabel: label,
  mailSubject: plainText(5, 90),
  mailBody: plainText(20, 600),
  offersHead: sectionHead,
  /** What teachers need not do: admin tasks, parent communication, scheduling, materials. */
  offers: z.array(iconPoint).min(2).max(6),
  wantedHead: sectionHead,
  wanted: z.array(listItem).min(4).max(8),
  /** What is asked of a teacher, where the work is, and how pay is told. */
  termsHead: sectionHead,
  terms: z.array(titledText).min(3).max(5),
  stepsHead: sectionHead,
  steps: z.array(step).min(2).max(6),
  videoHead: sectionHead,
  /** The testimonial whose video is shown, by id; left out while there is none. */
  video: z
    .string()
    .regex(/^t\d+$/, 'must be a testimonial id such as t4')
    .optional(),
  closing: z.strictObject({ heading, lead }),
});

export const meetOurTeachersPage = z.strictObject({
  kind: z.literal('meet-our-teachers'),
  ...head,
  stats: z
    .array(z.strictObject({ value: label, label }))
    .min(2)
    .max(6),
  listHead: sectionHead,
  filter: z.strictObject({
    legend: label,
    all: label,
    showingAll: template(['total']),
    showingSome: template(['count', 'total', 'specialty']),
  }),
  card: z.strictObject({
    founder: label,
    teaches: template(['name']),
    more: label,
    less: label,
    about: template(['name']),
  }),
  closing,
});

export const schedulePage = z.strictObject({
  kind: z.literal('schedule'),
  ...head,
  launchLabel: label,
  notice: plainText(20, 300),
  bookLabel: label,
  typesHead: sectionHead,
  selectLabel: label,
  preparationHead: sectionHead,
  preparation: z.array(step).min(3).max(5),
  questionsHead: sectionHead,
  questions: z
    .array(z.strictObject({ question: plainText(10, 120), answer: plainText(20, 500) }))
    .min(3)
    .max(6),
  supportHead: sectionHead,
  supportLabels: z.array(label).min(2).max(3),
  /** Leads to the contact page, which works already. */
  contactLabel: label,
});

export const contactUsPage = z.strictObject({
  kind: z.literal('contact-us'),
  ...head,
  mailLabel: label,
  /** Before the phone number, where there is one. */
  callLabel: label,
  mailSubject: plainText(5, 90),
  mailBody: plainText(20, 600),
  /** The reply promise: within 24 hours. */
  promise: plainText(10, 160),
  inquiriesHead: sectionHead,
  inquiries: z.strictObject({ general: titledText, districts: titledText, support: titledText }),
  generalLabel: label,
  districtsLabel: label,
  supportLabel: label,
  supportSubject: plainText(5, 90),
  supportBody: plainText(20, 600),
  scheduler,
  /** The accessibility statement, which every footer with legal links leads to. */
  accessibility: z.strictObject({
    heading,
    lead,
    parts: z.array(titledText).min(3).max(8),
    mailLabel: label,
    mailSubject: plainText(5, 90),
    dateLabel: label,
    date: calendarDay,
  }),
});

export const faqPage = z.strictObject({
  kind: z.literal('faq'),
  ...head,
  searchLabel: label,
  noResults: plainText(10, 200),
  oneQuestion: label,
  severalQuestions: template(['count']),
  categoryLegend: label,
  allCategories: label,
  links: z.strictObject({
    own: label,
    ownAbout: template(['question']),
    copy: label,
    copyAbout: template(['question']),
    copied: label,
    /** Where the browser does not let the page copy: the address stands below it. */
    copyByHand: label,
  }),
  closing,
});

export const downloadPage = z.strictObject({
  kind: z.literal('download'),
  ...head,
  downloadLabel: label,
  guideLabel: label,
  fileSizeLabel: label,
  fileSize: label,
  contentsHead: sectionHead,
  contents: z.array(listItem).min(3).max(8),
  stepsHead: sectionHead,
  steps: z.array(step).min(3).max(5),
});

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

/** Frontmatter of a legal text; its body is Markdown. */
export const legalText = z.strictObject({
  metadata: pageMetadata,
  heading,
  dateLabel: plainText(5, 40),
  effective: calendarDay,
  /** A draft until the owner's lawyer has read it. */
  draft: z.boolean().default(false),
  summaryHeading: heading,
  summary: z.array(listItem).min(3).max(8),
});
export type LegalText = z.infer<typeof legalText>;
