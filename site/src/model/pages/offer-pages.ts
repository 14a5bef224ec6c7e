/** The schemas of pages about the offers and about booking. */
import { z } from 'zod';
import { link } from '../link.ts';
import { picture } from '../picture.ts';
import { testimonialId } from '../testimonial.ts';
import {
  entryId,
  headOnly,
  headedList,
  heading,
  introduction,
  label,
  lead,
  list,
  listItem,
  notedText,
  paragraph,
  plainText,
  sectionHead,
  template,
  titledText,
} from '../text.ts';
import { callToAction, onePage, receiptLine, spanish } from './page-parts.ts';

const invoiceLine = z.strictObject({ date: label, subject: label, amount: label });

export const homePage = onePage('home', {
  offer: label.optional().describe('What is offered, in a few words, above the lesson on phones'),
  primaryButton: label,
  secondaryButton: label,
  /** Claims with a number: the value, and what it counts. */
  claims: list(z.strictObject({ value: label, label }), 1, 6).optional(),
  /** The lessons on the board in the hero: the name of the child, the labels of the pens, and the drawings. */
  lesson: z.strictObject({
    student: label,
    pens: label,
    stop: label.describe('On the eraser while a lesson plays'),
    again: label.describe('On the eraser after it'),
    alts: z.record(entryId, plainText(40, 400)).describe('What the drawing of a subject’s lesson shows'),
  }),
  why: z.strictObject({
    heading,
    drawing: z.literal('license').optional().describe('A teaching license, drawn beside the heading'),
    points: list(titledText.extend({ link: link.optional() }), 1, 4),
  }),
  panelsHead: headOnly,
  panels: z.strictObject({
    subjects: headOnly,
    testPrep: headOnly,
    districts: headOnly
      .extend({ points: list(listItem, 1, 8), requestLabel: label, externalLabel: label })
      .optional(),
    states: z.strictObject({ text: label, label }).optional(),
  }),
  testimonials: z.strictObject({
    heading,
    button: label,
    /** The ids of up to three parent testimonials. */
    featured: z.array(testimonialId).max(3),
  }),
  blog: z.strictObject({ heading, button: label }),
  /** A finished board beside the note that the family got after the session. Optional section. */
  after: z
    .strictObject({
      heading: label,
      alt: plainText(40, 400).optional().describe('What the drawn board shows; left out, there is none'),
      note: z
        .strictObject({
          to: label.describe('Follows the teacher’s first name'),
          title: label,
          lines: list(plainText(10, 200).describe('A line may have one phrase *between asterisks*'), 1, 4),
          saved: label.optional(),
        })
        .optional(),
    })
    .optional(),
  schedule: z.strictObject({
    heading,
    lead,
    /** What a parent pays, and when. */
    costs: z.strictObject({
      heading,
      groups: list(z.strictObject({ lines: list(receiptLine, 1, 6) }), 1, 3),
      note: plainText(20, 300)
        .describe('Stands below the first group; may have one phrase *between asterisks*')
        .optional(),
    }),
    tiles: list(titledText, 2, 4),
  }),
});

export const freeConsultationPage = onePage('free-consultation', {
  spanish,
  bookNow: label,
  points: list(listItem, 2, 4),
  schedulerHeading: heading,
  nextHeading: heading,
  next: list(titledText, 2, 6),
  closing: callToAction,
});

export const subjectsPage = onePage('subjects', {
  cardsHeading: heading,
  why: z.strictObject({ heading, points: list(titledText, 2, 4) }),
  closing: callToAction,
});

export const testPrepPage = onePage('test-prep', {
  cardLabel: label,
  comparison: introduction.extend({
    earlierBars: label.describe('Said where a test had another length before'),
    optionalBars: label.describe('Said where a test has a part that a student may leave out'),
  }),
  /** Exams that are alternatives to each other, side by side on one scale. */
  versus: introduction
    .extend({
      link: label.describe('The link on the pages of these tests, such as SAT or ACT?'),
      tests: list(entryId, 2, 3),
      ask: link.optional().describe('Leads to a call about the choice'),
    })
    .optional(),
  choosing: z.strictObject({
    points: z
      .array(titledText.extend({ tests: list(entryId, 1, 4) }))
      .max(6)
      .default([]),
  }),
  closing: callToAction,
});

export const schoolDistrictsPage = onePage('school-districts', {
  requestLabel: label,
  parentsLabel: label.optional().describe('Sends a parent to the free consultation'),
  externalLabel: label,
  servicesHead: headOnly,
  /** The partnership services, each with the room of a school in which it is drawn. */
  services: list(
    titledText.extend({
      rooms: list(label, 1, 2).describe('Where it happens: written in the floor plan'),
      place: z
        .int()
        .min(1)
        .max(8)
        .optional()
        .describe('Its room in that plan; left out, its number in the list'),
    }),
    2,
    10,
  ),
  plan: z.strictObject({
    alt: plainText(40, 400),
    /** The labels of a room without a service and of the hall. */
    room: label,
    hall: label,
  }),
  comingSoon: z.strictObject({ heading, text: paragraph }).optional(),
  /** The heading of what a district asks for before an agreement. */
  assurancesHead: headOnly,
  printNote: plainText(10, 160),
  /** `proof` is the label of a link that asks for a document by email; `link` leads to an online document. */
  assurances: list(titledText.extend({ proof: label.optional(), link: link.optional() }), 1, 8),
  photo: picture.optional().describe('A photograph beside these answers'),
  modelsHead: headOnly,
  models: list(titledText, 2, 6),
  stepsHead: sectionHead,
  steps: list(notedText, 2, 6),
  closing: callToAction,
});

export const districtConsultationPage = onePage('district-consultation', {
  bookNow: label,
  schedulerHeading: heading,
  founderLine: listItem,
  agendaHeading: heading,
  agenda: list(titledText, 2, 6),
  bringHeading: heading,
  bring: list(listItem, 1, 6),
  /** For districts that prefer to send their questions first. */
  write: callToAction,
});

export const stateTutoringPage = onePage('state-tutoring', {
  spanish,
  cardsHead: sectionHead,
  cardLabel: label,
  cardAbout: template(['state']),
  stepsHead: sectionHead,
  steps: list(titledText, 2, 6),
  otherStates: z.strictObject({ heading, text: paragraph, label }).optional(),
  closing: callToAction,
  /** Texts that all consultation pages of states share. */
  consultations: z.strictObject({
    badges: z.strictObject({
      licensed: label.optional(),
      approvedVendor: label,
      allSubjects: label.optional(),
      stateFunded: label,
    }),
    bookNow: label,
    subjects: headedList,
    sessionOptions: headedList,
    overviewHeading: heading,
    /** The block of facts about the program. */
    facts: z.strictObject({
      officialName: label,
      runBy: label,
      who: label,
      account: label,
      /** The card of an account that is not known for certain. */
      unknown: z.strictObject({ name: label, text: label }),
      pays: label,
      payment: label,
      provider: label,
      ask: plainText(10, 120),
      teacher: label,
      /** The name on the card for our documents, on pages without the drawing of an invoice. */
      invoice: label,
    }),
    documentsHeading: heading,
    /** An example of an invoice, with names and sessions. */
    invoice: z
      .strictObject({
        alt: plainText(40, 400),
        heading: label,
        names: list(z.strictObject({ name: label, value: label }), 1, 3),
        columns: invoiceLine,
        sessions: list(invoiceLine, 1, 4),
        total: invoiceLine,
        teacher: label,
        /** The handwritten note at the arrow back to the account. */
        submit: label,
      })
      .optional(),
    noteLabel: label,
    contactLabel: label,
  }),
});
