import { z } from 'zod';
import { link } from './link.ts';
import { heading, label, list, plainText, template, titledText } from './text.ts';

const line = plainText(5, 200);
const answer = titledText.extend({ link: link.optional() });
const words = z.strictObject({ heading: label, headingWithDay: template(['day']).optional(), text: line });

/** An object with a value for each step of the calendar after the choice of a time. */
const perStep = <Schema extends z.ZodType>(each: Schema) =>
  z.strictObject({
    chosen: each,
    booked: each,
    moving: each,
    moveTo: each,
    canceling: each,
    canceled: each,
  });

/** Texts that several pages share, by where they appear. The texts of a single page are in its own file. */
export const labels = z.strictObject({
  frame: z.strictObject({
    chooseTime: label,
    /** The heading of the last section of a landing page, above the next free times. */
    ready: label,
    shareLine: label,
    contents: label,
  }),
  buttons: z.strictObject({ bookNow: label }),
  /** The note for parents on pages that are not for parents, with a link to the free call. */
  parents: z.strictObject({ heading, lead: line, button: label }),
  /** Texts in structured data: the type of service, and the description of a video. */
  searchEngines: z.strictObject({ service: label, video: template(['title', 'by', 'business']) }),
  notes: z.strictObject({ checked: label, source: label }),
  subjects: z.strictObject({
    overview: label,
    explore: template(['subject']),
    book: label,
    /** The link to the prices. */
    costLink: link,
    /** The question for a child's grade, followed by the names of one grade or several. */
    gradeQuestion: label,
    example: label.describe('Stands before the levels of several exercises'),
    /** The link that shows the courses of all grades again. */
    allCourses: label,
    grade: template(['grade']),
    grades: template(['from', 'to']),
    credentials: template(['credentials', 'from', 'to']),
    /** How many teach a subject, and in which grades. */
    team: template(['count', 'from', 'to']).optional(),
    teachers: template(['subject']),
    /** Who takes the call about a subject, and what the call is. */
    takesCall: template(['name']),
    /** The same for a subject with one teacher. */
    takesCallAlone: template(['name']),
    call: template(['name']),
    callAlone: template(['name']),
  }),
  /** Questions and answers before booking a call. */
  beforeBooking: z.strictObject({
    heading,
    price: answer,
    families: list(
      answer.extend({
        ifSeveralTeachers: z
          .boolean()
          .optional()
          .describe('Left out where only one teacher may take the lessons'),
      }),
      0,
      6,
    ).default([]),
    districts: list(answer, 0, 6).default([]),
  }),
  exams: z.strictObject({
    overview: label,
    aboutExam: template(['exam']),
    scoreRange: template(['unit']),
    /** Texts of a landing page: the name of a level, and the time per question. */
    levelName: template(['level']),
    perQuestion: template(['exam']),
    seconds: label,
    included: label,
    /** What the call is, beside the teachers who may take it. */
    call: line,
  }),
  calendar: z.strictObject({
    /** The accessible name of the calendar's frame, by event type. */
    titles: z.strictObject({ 'free-consultation': line, 'test-prep': line, 'school-districts': line }),
    /** Its accessible name in the steps after the choice of a time. */
    steps: perStep(line),
    /** Ways to book without the calendar: the label of each link, and a line on what it does. */
    call: label,
    callText: line,
    email: label,
    emailText: line,
    openBookingPage: label,
    bookingPageText: line,
    nextTimes: template(['zone']),
    /** Above the calendar, if the page's URL names a topic. */
    askedAbout: template(['topic']),
    askedAboutText: line,
    askedAboutUntold: line,
    /** Beside a landing page's calendar, after the choice of a time. */
    words: perStep(words),
    /** Above the other ways to book, while the calendar loads slowly. */
    slow: line,
    failed: line,
    failedText: line,
    retry: label,
    /** Before the link to the booking page, for services whose frame sends no messages. */
    notShowing: line,
    booked: label,
    /** The button that shows the calendar again in place of a note about an earlier booking. */
    bookAnother: label,
    /** What to have ready for the call. */
    prepare: line,
    /** Who takes the call: above several portraits, above one, and beside the founder's name. */
    teachers: line,
    teacher: line,
    manyTeachers: line,
    founder: line,
    founderOfTest: line,
    founderOfSubject: template(['subject']),
    /** The same for a subject with one teacher. */
    founderAboutSubject: template(['subject']),
    /** What the call costs, under Book Now. */
    free: line,
    privacy: line,
    /** Before the links to chat, email and phone below each calendar. */
    askFirst: label,
    privacyPolicy: label,
    announcements: z.strictObject({ loading: line, ready: line, failed: line }),
  }),
});
export type Labels = z.infer<typeof labels>;
