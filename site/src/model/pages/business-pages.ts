/** The schemas of pages about the business: its people, its answers and its help. */
import { z } from 'zod';
import { vignette } from '../drawing.ts';
import { link } from '../link.ts';
import { pageMetadata } from '../page-metadata.ts';
import { testimonialId } from '../testimonial.ts';
import {
  calendarDay,
  entryId,
  headOnly,
  list,
  heading,
  introduction,
  label,
  lead,
  listItem,
  mailBody,
  markedHeading,
  paragraph,
  plainText,
  sectionHead,
  template,
  titledText,
} from '../text.ts';
import { httpsUrl } from '../url.ts';
import { callToAction, onePage } from './page-parts.ts';

export const testimonialsPage = onePage('testimonials', {
  parents: z.strictObject({ heading, more: template(['count']), less: label }),
  students: sectionHead,
  videos: sectionHead,
  reviews: z.strictObject({ heading, lead, linkLabel: template(['site']) }),
  closing: callToAction,
});

export const podcastPage = onePage('podcast', {
  buttons: list(label, 1, 3),
  topicsHead: sectionHead,
  topics: list(
    titledText.extend({
      /** A parent's question, for the drawing of a board beside it. */
      question: plainText(8, 60),
      /** The ids of the teachers who answer. */
      teachers: z.array(entryId).max(2).default([]),
      minutes: z.int().min(1).max(240).optional().describe('How long the episode is'),
      /** The URL of the episode; without it, only the two buttons above link to the episodes. */
      url: httpsUrl.optional(),
    }),
    1,
    6,
  ),
  watchLabel: label,
  listenHead: headOnly,
  listen: list(listItem, 2, 5),
  /** The link to the contact page, for questions that the podcast should answer. */
  contactLabel: label,
  closing: callToAction,
  /** The texts that replace the others if the settings have no video channel. */
  none: z.strictObject({
    description: pageMetadata.shape.description,
    heading: markedHeading,
    lead,
    contactLabel: label,
  }),
});

export const areYouATeacherPage = onePage('are-you-a-teacher', {
  applyLabel: label,
  mailSubject: plainText(5, 90),
  mailBody,
  offersHead: sectionHead.optional(),
  /** Tasks that teachers don't have to do, such as scheduling. */
  offers: list(
    titledText.extend({ title: plainText(3, 20).describe('Stands struck out, in large letters') }),
    2,
    6,
  ).optional(),
  /** The remaining task, below the others in larger letters. */
  teach: z.strictObject({ title: plainText(3, 12), text: paragraph }),
  wantedHead: sectionHead,
  wanted: list(listItem, 1, 8),
  /** The heading of the terms: requirements, place of work and pay. */
  termsHead: sectionHead,
  terms: list(titledText, 3, 5),
  stepsHead: sectionHead,
  steps: list(titledText, 2, 6),
  videoHead: sectionHead.optional(),
  /** The id of the testimonial whose video is shown. */
  video: testimonialId.optional(),
  closing: introduction,
});

export const meetOurTeachersPage = onePage('meet-our-teachers', {
  stats: list(z.strictObject({ value: label, label }), 1, 6),
  /** The accessible name of the list of teachers. */
  listLabel: label,
  filter: z.strictObject({
    legend: label,
    all: label,
    /** The label of all specialties in the list that phones have in place of a row. */
    allSpecialties: label,
    grade: label,
    allGrades: label,
    /** The text in place of the cards if no teacher has both the chosen specialty and the chosen grade. */
    nobody: paragraph,
    /** The label of the portraits of the teachers that the filter hides. */
    others: label,
    further: z
      .record(entryId, label)
      .default({})
      .describe('Specialties that are no subject or exam, by the ids that teachers name: special-education'),
    showingAll: label,
    showingSome: template(['count', 'total', 'specialty']),
  }),
  card: z.strictObject({
    founder: label,
    /** The text for a license with its number. */
    license: template(['state', 'number']),
    teaches: template(['name']),
    more: label,
    less: label,
    about: template(['name']),
    /** The link to the free call. */
    ask: template(['name']),
  }),
  closing: callToAction,
});

export const schedulePage = onePage('schedule', {
  /** The label of online booking, which is not available yet; left out if it isn't planned. */
  launchLabel: label.optional(),
  notice: plainText(20, 300).optional(),
  bookLabel: label,
  /** The week in which a visitor can try out a regular time, without booking it. */
  week: z.strictObject({
    days: list(label, 3, 7).describe('The days with lessons in their order, as in "Mondays at 5"'),
    firstHour: z
      .int()
      .min(0)
      .max(19)
      .default(15)
      .describe('The first of the hours shown, from 0 to 19: 15 is 3 PM'),
    hours: z.int().min(4).max(5).default(5).describe('How many hours are shown, four or five'),
    time: template(['day', 'hour']),
    every: label,
    ask: template(['time']),
    heading: plainText(10, 80),
    note: plainText(20, 200),
    around: z
      .array(label)
      .max(3)
      .default([])
      .describe(
        'What a family plans around, drawn pale into the week: Dinner on Monday, Soccer on Wednesday',
      ),
    length: label,
    minutes: template(['count']),
    topic: template(['count', 'time'])
      .default('{time}, for {count} minutes')
      .describe('What the booking page says that the call is about'),
    move: label,
    drag: label.describe('Handwritten beside the block until it is moved'),
    earlierDay: label,
    laterDay: label,
    earlier: label,
    later: label,
  }),
  typesHead: sectionHead,
  /** The heading above all types of session but the first. */
  plannedLabel: label.optional(),
  selectLabel: label.optional(),
  /** The link to the free call on each type of session. */
  askLabel: label,
  preparationHead: sectionHead,
  preparation: list(titledText.extend({ drawing: vignette.describe('A small drawing beside it') }), 3, 5),
  questionsHead: sectionHead,
  questions: list(titledText, 1, 6),
  supportHead: sectionHead,
  supportLabels: list(label, 2, 3).default([]),
  /** The link to the contact page. */
  contactLabel: label,
  closing: callToAction,
});

/** How the website meets one WCAG success criterion, in the terms of an accessibility conformance report. */
const criterion = z
  .strictObject({
    number: z.string().regex(/^[1-4]\.[1-5]\.\d{1,2}$/, 'must be the number of a criterion, such as 1.4.10'),
    name: label,
    level: z.enum(['A', 'AA']),
    result: z.enum(['Supports', 'Partially supports', 'Does not support', 'Not applicable']),
    remark: plainText(8, 160).optional(),
  })
  .refine(({ result, remark }) => remark ?? !/^(Partially|Does)/.test(result), {
    path: ['remark'],
    error: 'must say what is missing',
  });

export const contactUsPage = onePage('contact-us', {
  bookLabel: label,
  mailLabel: label,
  /** Before the phone number, if there is one. */
  callLabel: label,
  /** Texts about calling and chatting, shown if the settings have a phone number and a chat. */
  callText: plainText(10, 120),
  chatLabel: label,
  chatText: plainText(10, 120),
  mailSubject: plainText(5, 90),
  mailBody,
  /** The promised time for a reply. */
  promise: plainText(10, 160).optional(),
  inquiriesHead: sectionHead,
  inquiries: z.strictObject({
    general: titledText,
    districts: titledText.extend({ bookLabel: label, mailLabel: label }).optional(),
    support: titledText,
  }),
  supportLabel: label,
  supportSubject: plainText(5, 90),
  supportBody: mailBody,
  scheduler: introduction,
  /** The accessibility statement, to which footers with legal links have a link. */
  accessibility: introduction.extend({
    /** The first is always visible, the others after a click. */
    parts: list(titledText, 1, 8),
    moreLabel: label,
    /** The accessibility conformance report, which school districts ask for. */
    report: z
      .strictObject({
        label,
        lead,
        criterion: label,
        level: label,
        result: label,
        principles: list(z.strictObject({ title: label, criteria: list(criterion, 1, 30) }), 1, 4),
      })
      .optional(),
    mailLabel: label,
    mailSubject: plainText(5, 90),
    /** Before the date; without it, no date is shown. */
    dateLabel: label.optional(),
    date: calendarDay,
  }),
}).omit({ lead: true });

export const faqPage = onePage('faq', {
  /** The heading of the questions marked as shortcuts, for screen readers. */
  firstHeading: heading,
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
    /** Shown with the URL if the browser doesn't allow copying. */
    copyByHand: label,
  }),
  closing: callToAction,
}).omit({ lead: true });

const guideSections = z.int().min(1).max(8).describe('How many of the guide’s sections the step takes');

export const downloadPage = onePage('download', {
  downloadLabel: label,
  guideLabel: label,
  fileSizeLabel: label,
  fileSize: label,
  /** Before the email address that sends the archive. */
  askLabel: label,
  contentsHead: headOnly,
  contents: list(listItem, 3, 8),
  stepsHead: sectionHead,
  /** Each step is drawn as a folder with the numbers of the guide's sections. */
  steps: list(titledText.extend({ span: guideSections }), 3, 5),
});

export const notFoundPage = z.strictObject({
  kind: z.literal('not-found'),
  metadata: pageMetadata,
  heading: z.literal('404 Page Not Found'),
  /** A note to developers. */
  note: plainText(10, 120).optional(),
  lead,
  waysOn: list(link, 3, 6),
  blog: z.strictObject({ text: paragraph, button: label }),
  suggestion: label,
});
