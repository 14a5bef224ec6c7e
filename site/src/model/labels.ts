import { z } from 'zod';
import { link } from './link.ts';
import { heading, label, list, plainText, template, titledText } from './text.ts';

const line = plainText(5, 200);
const answer = titledText.extend({ link: link.optional() });
const words = z.strictObject({ heading: label, headingWithDay: template(['day']).optional(), text: line });

/** One for each step of the calendar after the choice of a time. */
const perStep = <Schema extends z.ZodType>(each: Schema) =>
  z.strictObject({
    chosen: each,
    booked: each,
    moving: each,
    moveTo: each,
    canceling: each,
    canceled: each,
  });

/** Words that many pages share, by the place where they stand; a page's own words stand in its own file. */
export const labels = z.strictObject({
  frame: z.strictObject({
    chooseTime: label,
    /** Above the times at the end of a landing page. */
    ready: label,
    shareLine: label,
    contents: label,
  }),
  buttons: z.strictObject({ bookNow: label }),
  /** Leads a parent who strayed to a page for others to the free call. */
  parents: z.strictObject({ heading, lead: line, button: label }),
  /** What search engines are told in words: the kind of service, and what a video is. */
  searchEngines: z.strictObject({ service: label, video: template(['title', 'by', 'business']) }),
  notes: z.strictObject({ checked: label, source: label }),
  subjects: z.strictObject({
    overview: label,
    explore: template(['subject']),
    book: label,
    /** The way to what a session costs. */
    costLink: link,
    /** Asks for a child's grade, and names one grade or several. */
    gradeQuestion: label,
    grade: template(['grade']),
    grades: template(['from', 'to']),
    teachers: template(['subject']),
    /** Who answers a subject's call, and what it is. */
    takesCall: template(['name']),
    /** Of a subject with one teacher. */
    takesCallAlone: template(['name']),
    call: template(['name']),
    callAlone: template(['name']),
  }),
  /** What people ask before they book a call. */
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
    /** On a landing page: a level by its name, and the time for one question. */
    levelName: template(['level']),
    perQuestion: template(['exam']),
    seconds: label,
    included: label,
    /** What the call is, beside those of whom one answers it. */
    call: line,
  }),
  calendar: z.strictObject({
    /** The name of the calendar's frame, by event type. */
    titles: z.strictObject({ 'free-consultation': line, 'test-prep': line, 'school-districts': line }),
    /** Its name in the steps after the choice of a time. */
    steps: perStep(line),
    /** The ways to book that need no calendar: each a link, with a line on what it does. */
    call: label,
    callText: line,
    email: label,
    emailText: line,
    openBookingPage: label,
    bookingPageText: line,
    nextTimes: template(['zone']),
    /** Above the calendar, where the link that led to it was about something. */
    askedAbout: template(['topic']),
    askedAboutText: line,
    askedAboutUntold: line,
    /** Beside a landing page's calendar, from the choice of a time on. */
    words: perStep(words),
    /** Above those ways, while the calendar takes its time. */
    slow: line,
    failed: line,
    failedText: line,
    retry: label,
    /** Before the link to the booking page, where nothing tells whether the calendar is there. */
    notShowing: line,
    booked: label,
    /** Leads to the calendar again where a booking is shown that was made before the page was loaded. */
    bookAnother: label,
    /** What to have at hand, whatever the service says besides. */
    prepare: line,
    /** Whom a visitor will talk to: above several portraits, above one, and beside the founder's name. */
    teachers: line,
    teacher: line,
    manyTeachers: line,
    founder: line,
    founderOfTest: line,
    founderOfSubject: template(['subject']),
    /** The same of a subject with one teacher. */
    founderAboutSubject: template(['subject']),
    /** What the call costs, under Book Now. */
    free: line,
    privacy: line,
    /** Before the chat, the mail address and the phone below each calendar. */
    askFirst: label,
    privacyPolicy: label,
    announcements: z.strictObject({ loading: line, ready: line, failed: line }),
  }),
});
export type Labels = z.infer<typeof labels>;
