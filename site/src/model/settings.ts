import { z } from 'zod';
import { brand } from './brand.ts';
import { phone } from './phone.ts';
import { heading, label, lead, list, plainText } from './text.ts';
import { anyUrl, httpsUrl as https, origin } from './url.ts';

/** Sample values that the launch check can't recognize by a reserved domain name. */
const sampleNames = [
  'business.name',
  'business.legalName',
  'business.founder',
  'business.phone',
  'business.state',
  'business.copyrightYear',
  'business.sessionMinutes',
  'business.grades',
] as const;

/** A school grade; 0 is kindergarten. */
const grade = z.int().min(0).max(12);
/** Grades from a lower one to a higher one. */
export const gradeSpan = z
  .strictObject({ from: grade, to: grade })
  .refine(({ from, to }) => from <= to, 'must not end before it begins: from is the lower grade');
/** The grades of schools; 0 is kindergarten. */
export const allGrades = Array.from({ length: 13 }, (_grade, index) => index);

/** The lowest and the highest grade. */
export const gradeRange = z
  .tuple([grade, grade])
  .refine(([first, last]) => first < last, 'must be the lowest grade and then the highest');

/** The default grades. */
export const usualGrades: readonly [number, number] = [0, 12];

/** The default lengths of a session in minutes. */
export const usualSessionMinutes = [30, 60];

/** The default length of the free call in minutes. */
export const usualCallMinutes = 15;

/** Pages that the settings may hide. */
export const hideablePages = [
  '/are-you-a-teacher',
  '/download',
  '/podcast',
  '/schedule',
  '/school-districts',
  '/school-districts-consultation',
  '/state-tutoring',
  '/testimonials',
] as const;

const analyticsScript = z.strictObject({
  src: z
    .string()
    .regex(
      /^(?:https:\/\/[\w.:-]+)?\/[\w./?=&%~-]*$/,
      'must be an https address, or a file of site/public such as /analytics.js',
    ),
  attributes: z
    .record(z.string().regex(/^[a-z][a-z-]*$/), z.string())
    .default({})
    .describe('What the script element has besides, such as data-domain'),
});
export type AnalyticsScript = z.infer<typeof analyticsScript>;

/** The scheduling services that the site embeds, with their names; `iframe` is for any other booking page. */
export const schedulerNames = {
  local: 'our own scheduling service',
  calendly: 'Calendly',
  cal: 'Cal.com',
  google: 'Google',
  iframe: '',
} as const;
export type SchedulerId = keyof typeof schedulerNames;

/** The services that have a script on the pages and store the tracking parameters of a link with the booking. */
export const scriptedSchedulers: readonly string[] = ['local', 'calendly', 'cal'] satisfies SchedulerId[];

export const settings = z.strictObject({
  samples: z
    .array(z.enum(sampleNames))
    .describe('What is a sample without looking like it; take a name off the list once its value is yours'),
  business: z.strictObject({
    name: plainText(2, 30).describe(
      'As it is shown in the bar: at most 30 letters, so that the bar stands on one row',
    ),
    legalName: label.describe('As it stands in the legal texts'),
    founder: label,
    state: label.describe('The state whose law governs your terms'),
    serves: list(label, 1, 50)
      .optional()
      .describe('The states whose families you teach; left out, all of the country'),
    openingHours: plainText(10, 120)
      .optional()
      .describe('The days and hours of lessons, such as Monday to Thursday, 3 to 7 PM Eastern'),
    description: plainText(50, 300).describe('For search engines'),
    phone: phone.optional(),
    copyrightYear: z.int(),
    sessionMinutes: list(z.int().min(10).max(240), 1, 4)
      .default(usualSessionMinutes)
      .describe('How long a session can be, the shortest first'),
    callMinutes: z
      .int()
      .multipleOf(5)
      .min(10)
      .max(30)
      .default(usualCallMinutes)
      .describe('How long the free call takes, in minutes: 10, 15, 20, 25 or 30'),
    grades: gradeRange
      .default([...usualGrades])
      .describe('The lowest and the highest grade you teach; kindergarten is 0'),
  }),
  prices: z
    .strictObject({
      heading,
      lead: lead.optional().describe('What decides a rate, packages, and how makeup sessions are charged'),
      items: list(z.strictObject({ name: label, price: label }), 1, 12),
    })
    .optional()
    .describe(
      'Shown on /, /faq, /schedule and the pages that book a call; left out, the site names no price',
    ),
  call: z
    .strictObject({
      tool: label.optional().describe('What the video call runs on, such as Zoom'),
      joins: plainText(20, 200)
        .optional()
        .describe('Who joins the call: whether the child has to, and what a family with two children does'),
    })
    .optional()
    .describe('What families ask about the free call; left out, the site says nothing of it'),
  hiddenPages: z
    .array(z.enum(hideablePages))
    .default([])
    .describe('Pages that your business does not need: they are not built, and their links go'),
  brand: brand.prefault({}),
  origin: origin.describe('Where the public site stands, such as https://www.example.com'),
  mail: z.strictObject({ general: z.email(), support: z.email(), careers: z.email() }),
  social: z
    .strictObject({ facebook: https.optional(), instagram: https.optional(), youtube: https.optional() })
    .default({}),
  chat: https.optional().describe('The page behind the floating chat link'),
  videoChannel: https
    .optional()
    .describe('Where the podcast is; without one, navigation leaves /podcast out'),
  podcast: https
    .optional()
    .describe(
      'The playlist of the podcast’s episodes; without one, both buttons of /podcast open the channel',
    ),
  blog: z.strictObject({ url: https }).optional(),
  reviews: z
    .strictObject({
      site: https,
      widget: z
        .strictObject({
          templateId: label,
          businessUnitId: label,
          locale: label,
          height: z.int(),
          minReviewCount: z.int(),
        })
        .optional(),
    })
    .optional(),
  districtPage: https.optional(),
  externalPrivacy: https.optional(),
  externalTerms: https.optional(),
  analytics: z
    .strictObject({
      scripts: list(analyticsScript, 1, 5).describe('What every page loads, in this order'),
      connect: z
        .array(z.string().regex(/^https:\/\/[\w*.:-]+$/, 'must be an origin such as https://plausible.io'))
        .default([])
        .describe('Where those scripts send to'),
    })
    .optional()
    .describe('Counting visits; left out, nothing counts them'),
  scheduler: z.strictObject({
    provider: label.toLowerCase().describe('calendly, cal, google, iframe or local'),
    name: label
      .optional()
      .describe('What a service of iframe is called, such as Setmore; left out, its host'),
    events: z.strictObject({
      'free-consultation': anyUrl,
      'test-prep': anyUrl,
      'school-districts': anyUrl,
    }),
  }),
});
export type Settings = z.infer<typeof settings>;
export type ReviewWidget = NonNullable<NonNullable<Settings['reviews']>['widget']>;
